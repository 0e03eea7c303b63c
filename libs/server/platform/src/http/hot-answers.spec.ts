import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import type { Changes } from '../pubsub/changes';
import { COMPRESS_FROM_BYTES, keepHotAnswers } from './hot-answers';

const PATHS = new Set(['/hot']);

describe('kept answers', () => {
  const server = fastify();
  let made = 0;
  let change = (): void => undefined;
  let address = '';
  const ask = (path: string, headers: Record<string, string> = {}) => fetch(address + path, { headers });

  beforeAll(async () => {
    keepHotAnswers(server, { onChange: (listener: () => void) => (change = listener) } as unknown as Changes, PATHS);
    server.get('/*', (_, reply) => {
      made += 1;
      return reply.header('x-frame-options', 'DENY').send({ made, filling: 'ก'.repeat(COMPRESS_FROM_BYTES) });
    });
    await server.listen({ host: '127.0.0.1', port: 0 });
    address = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  });
  beforeEach(() => change());
  afterAll(() => server.close());

  it('CAT-02 a hot path is made once and given with its headers, zipped to those who take it', async () => {
    const [first, second] = [await ask('/hot'), await ask('/hot', { 'accept-encoding': 'gzip' })];
    expect(await second.json()).toEqual(await first.json());
    expect(second.headers.get('content-encoding')).toBe('gzip');
    for (const name of ['content-type', 'x-frame-options', 'etag', 'cache-control'])
      expect([name, second.headers.get(name)]).toEqual([name, first.headers.get(name)]);
    const plain = await ask('/hot', { 'accept-encoding': 'identity' });
    expect([plain.headers.get('content-encoding'), await plain.json()]).toEqual([
      null,
      { made, filling: expect.anything() },
    ]);
  });

  it.each([
    ['something changed', '/hot', {}, () => change()],
    ['the caller is signed in', '/hot', { authorization: 'Bearer x' }, undefined],
    ['the caller is personnel', '/hot', { cookie: 'a=b; wethi_personnel=x' }, undefined],
    ['the path is not hot', '/cold', {}, undefined],
    ['the query is another', '/hot?page=2', {}, undefined],
  ])('CAT-02 the answer is made anew when %s', async (_, path, headers, before) => {
    await ask('/hot');
    const count = made;
    before?.();
    expect(((await (await ask(path, headers)).json()) as { made: number }).made).toBe(count + 1);
  });

  it('CAT-02 who has it already gets no bytes', async () => {
    const etag = (await ask('/hot')).headers.get('etag') ?? '';
    const again = await ask('/hot', { 'if-none-match': etag });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
  });
});
