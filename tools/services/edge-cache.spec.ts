import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { startEdge, type Edge } from './testing/edge';

const PUBLIC = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1';
const MEMBER = { cookie: 'a=1; wethi_member=secret-token' };

/** What each address was asked for so far, and with which cookie. */
const asked: { url: string; cookie?: string | undefined; encoding?: string | string[] | undefined }[] = [];
let broken = false;

const behind: RequestListener = (request, response) => {
  const { url = '', headers } = request;
  asked.push({ url, cookie: headers.cookie, encoding: headers['accept-encoding'] });
  if (broken) return void response.writeHead(503).end();
  if (url.startsWith('/package/former'))
    return void response.writeHead(301, { 'cache-control': PUBLIC, location: `/package/present${search(url)}` }).end();
  const isPublic = !url.includes('private') && !headers.authorization;
  const text = JSON.stringify({ url, number: asked.length });
  const zipped = headers['accept-encoding'] === 'gzip';
  response.writeHead(200, {
    'content-type': 'application/json',
    'cache-control': isPublic ? PUBLIC : 'private, no-store',
    etag: `W/"${asked.length}"`,
    vary: 'cookie, authorization, accept-encoding',
    ...(url.includes('with-policy') && { 'content-security-policy': "default-src 'self'" }),
    ...(zipped && { 'content-encoding': 'gzip' }),
  });
  // Later than all who ask at once.
  setTimeout(() => response.end(zipped ? gzipSync(text) : text), 50);
};

const search = (url: string) => /\?.*$/.exec(url)?.[0] ?? '';

describe('answers that the web server keeps', () => {
  let edge: Edge;
  const get = (path: string, headers?: Record<string, string>) => edge.ask(path, { headers });
  const countOf = (part: string) => asked.filter(({ url }) => url.includes(part)).length;
  /** A path that no other test has asked for. */
  let number = 0;
  const fresh = (path: string) => `${path}${(number += 1)}`;
  /** Asks until the answer is another than before: it may be kept for a second and stays while it is asked for anew. */
  const untilNew = async (path: string, before: string): Promise<void> => {
    while ((await get(path)).text === before);
  };

  beforeAll(async () => {
    edge = await startEdge({ api: behind, shop: behind }, { PAGES_PER_SECOND: '100000', CALLS_PER_SECOND: '100000' });
  });
  beforeEach(() => (broken = false));
  afterAll(() => edge.stop());

  it('CAT-02 a page is made once, however many want it at once', async () => {
    const path = fresh('/package/show');
    const answers = await Promise.all(Array.from({ length: 40 }, () => get(path)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(countOf(path)).toBe(1);
  });

  it.each(['/api/band', '/package/show'])('CAT-02 %s is new about a second after a change', async (start) => {
    const path = fresh(start);
    const before = (await get(path)).text;
    await untilNew(path, before);
    expect(countOf(path)).toBeGreaterThan(1);
  });

  it('CAT-02 a process of the system has what is kept made anew at once, and nobody else does', async () => {
    const path = fresh('/package/show');
    const before = await get(path);
    const renewed = await get(path, { 'x-internal-token': edge.environment.INTERNAL_TOKEN ?? '' });
    expect(renewed.text).not.toBe(before.text);
    for (const token of ['', 'another', `${edge.environment.INTERNAL_TOKEN}x`])
      expect(await get(path, { 'x-internal-token': token })).toMatchObject({ text: renewed.text });
    expect(countOf(path)).toBe(2);
  });

  it.each(['', '?code=SAENG10', '?price=1', '?utm_source=line&price=1&code=%E0%B8%81'])(
    'CAT-04 BUY-07 a former address leads on with what stood behind it: "%s"',
    async (behindIt) => {
      const path = '/package/former-name';
      for (const _again of [1, 2]) {
        const { status, headers } = await get(path + behindIt);
        expect([status, headers.location]).toEqual([301, `/package/present${behindIt}`]);
      }
    },
  );

  it('CAT-02 is compressed once, and those who have it already get no bytes', async () => {
    const path = fresh('/api/band');
    const headers = { 'accept-encoding': 'gzip, deflate, br' };
    const [first, other] = [await get(path, headers), await get(path, { 'accept-encoding': 'br, gzip;q=0.5' })];
    expect([first.headers['content-encoding'], other.text]).toEqual(['gzip', first.text]);
    const again = await get(path, { ...headers, 'if-none-match': String(first.headers.etag) });
    expect([again.status, again.text]).toEqual([304, '']);
    expect(countOf(path)).toBe(1);
    expect((await get(path, { 'accept-encoding': 'gzip;q=0' })).headers['content-encoding']).toBeUndefined();
  });

  it('CAT-02 pages come with brotli where a browser takes it, and each encoding is kept apart', async () => {
    const path = fresh('/package/show');
    const encodings = ['gzip, deflate, br, zstd', 'br;q=0, gzip', 'brotli', 'gzip', 'BR'];
    for (const accepted of encodings) await get(path, { 'accept-encoding': accepted });
    const seen = asked.filter(({ url }) => url.includes(path)).map(({ encoding }) => encoding);
    expect(seen).toEqual(['br', 'gzip', undefined]);
  });

  it('SITE-05 what an advertisement adds to a page makes no copy and does not reach the shop', async () => {
    const path = fresh('/package/show');
    await get(path);
    for (const query of ['?fbclid=1', '?utm_source=a&gclid=2', '?random=3', '?_=4', '?fbclid=1&fbclid=2'])
      expect((await get(path + query)).headers['x-cache']).toBe('HIT');
    expect(countOf(path)).toBe(1);
  });

  it('SITE-05 the parameters that a page reads are kept apart, all of them and in any order', async () => {
    const query = '?type=stage&fbclid=x&order=cheap&type=replay';
    const filtered = JSON.parse((await get(`/packageAll${query}`)).text) as { url: string };
    expect(filtered.url).toMatch(/^\/packageAll\?type=stage&type=replay&.*order=cheap/);
    const reordered = await get('/packageAll?order=cheap&type=stage&type=replay');
    expect(reordered.headers['x-cache']).toBe('HIT');
    for (const other of ['?type=stage', '?type=replay&type=stage', '?order=dear', ''])
      expect((await get(`/packageAll${other}`)).headers['x-cache']).toBe('MISS');
    for (const same of ['?type=stage&fbclid=x', '?type=stage&', '?order=dear&fbclid=x', '?order=dear&q=', '?q='])
      expect((await get(`/packageAll${same}`)).headers['x-cache']).toBe('HIT');
    expect((await get('/packageAll.data?type=stage&_routes=routes%2Fpackage-all')).text).toContain('_routes=routes%2F');
  });

  it('SITE-05 a path that holds a question mark is no parameter', async () => {
    const [page, other] = [await get('/package/a?buy=1'), await get('/package/a%3Fbuy=1&')];
    const urls = [page, other].map(({ text }) => (JSON.parse(text) as { url: string }).url);
    expect(urls).toEqual(['/package/a?buy=1&', '/package/a%3Fbuy=1&']);
  });

  it('CAT-04 a page comes with the one policy that the shop wrote for it, from memory as well', async () => {
    const path = fresh('/package/with-policy');
    for (const kept of ['MISS', 'HIT'])
      expect((await get(path)).headers).toMatchObject({
        'x-cache': kept,
        'content-security-policy': "default-src 'self'",
        'x-frame-options': 'DENY',
      });
  });

  it('CAT-04 private answers are asked for by everyone alone, without waiting for one another', async () => {
    const path = fresh('/api/private');
    await Promise.all(Array.from({ length: 10 }, () => get(path, MEMBER)));
    expect(countOf(path)).toBe(10);
    const own = fresh('/api/band');
    await get(own);
    const others = [
      { authorization: 'Bearer x' },
      { cookie: 'wethi_personnel=x' },
      { cookie: '__Host-wethi_personnel=x' },
    ];
    for (const headers of others) expect((await edge.ask(own, { headers })).headers['x-cache']).toBeUndefined();
    expect((await get(own, MEMBER)).headers['x-cache']).toBe('HIT');
  });

  it('CAT-04 the shop learns that a member asks, never which', async () => {
    const path = fresh('/package/show');
    const [guest, member] = [await get(path), await get(path, MEMBER)];
    expect(member.text).not.toBe(guest.text);
    expect((await get(path, { cookie: 'wethi_member=of-another' })).text).toBe(member.text);
    expect(asked.filter(({ url }) => url.includes(path)).map(({ cookie }) => cookie)).toEqual([
      undefined,
      'wethi_member=1',
    ]);
  });

  it('SITE-10 the last good answer stands in while the process behind fails', async () => {
    const path = fresh('/package/show');
    const before = await get(path);
    broken = true;
    const count = asked.length;
    while (asked.length < count + 2) expect(await get(path)).toMatchObject({ status: 200, text: before.text });
  });
});
