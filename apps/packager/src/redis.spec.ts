import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { connectRedis } from './redis';

describe('the packager’s Redis', () => {
  it('RUN-05 is said to be away once, however often it is tried again', async () => {
    const server = createServer((socket) =>
      socket.on('data', (commands) => socket.write('+OK\r\n'.repeat(String(commands).match(/^\*\d/gm)?.length ?? 0))),
    );
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const said: string[] = [];
    const redis = connectRedis(`redis://127.0.0.1:${(server.address() as AddressInfo).port}`, (line) =>
      said.push(line),
    );
    // Not by `once`, which a first try that a busy machine keeps waiting would end.
    await new Promise<void>((done) => redis.once('ready', done));
    const thrice = new Promise<void>((done) => {
      let closed = 0;
      redis.on('close', () => ++closed === 3 && done());
    });
    server.close();
    redis.stream.destroy();
    await thrice;
    expect(said).toEqual(['redis is away; the shows go on']);
    redis.disconnect();
  });
});
