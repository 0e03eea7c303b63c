import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import {
  type ClientRequest,
  createServer,
  get as openStream,
  request,
  type IncomingMessage,
  type RequestListener,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { accessToken } from '../../libs/server/media/src/playback/access-cookie';
import { until } from '../../libs/server/platform/src/testing/until';
import { SECRET, startEdge, type Edge } from './testing/edge';

const VIEWER = { userId: 12, viewingId: 's-1' };

describe('requests that the web server hands on', () => {
  let edge: Edge;
  afterEach(() => edge.stop());

  it('ACC-05 a flood from one address is refused, and everybody else gets their pages', async () => {
    const few = { PAGES_PER_SECOND: '5' };
    edge = await startEdge({ shop: (_request, response) => void response.end('page') }, few);
    const flood = Array.from({ length: 400 }, (_, number) =>
      edge.ask(`/package/none-${number}`, { from: '127.0.0.9' }),
    );
    const refused = (await Promise.all(flood)).filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(50);
    expect(refused[0]).toMatchObject({ headers: { 'retry-after': '1' } });
    for (let host = 10; host < 20; host += 1)
      expect((await edge.ask('/', { from: `127.0.0.${host}` })).status).toBe(200);
  });

  it('RUN-04 ACC-05 a proxy that ends TLS says who visits, and nobody else does', async () => {
    const behind: RequestListener = ({ headers }, response) => void response.end(headers['x-forwarded-for']);
    edge = await startEdge({ api: behind }, { PROXY_ADDRESSES: '127.0.0.7,127.0.0.8' });
    const visitor = async (from: string, said?: string) =>
      (await edge.ask('/api/login', { from, headers: said ? { 'x-forwarded-for': said } : {}, method: 'POST' })).text;
    expect(await visitor('127.0.0.8', '203.0.113.7')).toBe('203.0.113.7');
    expect(await visitor('127.0.0.8', '198.51.100.1, 203.0.113.7, 127.0.0.7')).toBe('203.0.113.7');
    expect(await visitor('127.0.0.8')).toBe('127.0.0.8');
    expect(await visitor('127.0.0.9', '203.0.113.7')).toBe('127.0.0.9');
  });

  it('RUN-04 ACC-05 behind a proxy a flood is its visitor’s own', async () => {
    edge = await startEdge(
      { shop: (_request, response) => void response.end('page') },
      { PAGES_PER_SECOND: '5', PROXY_ADDRESSES: '127.0.0.8' },
    );
    const page = (path: string, visitor: string) =>
      edge.ask(path, { from: '127.0.0.8', headers: { 'x-forwarded-for': visitor } });
    const flood = Array.from({ length: 400 }, (_, number) => page(`/package/none-${number}`, '203.0.113.7'));
    expect((await Promise.all(flood)).filter(({ status }) => status === 429).length).toBeGreaterThan(50);
    expect((await page('/', '203.0.113.8')).status).toBe(200);
  });

  it('RUN-05 whoever sends many halves of uploads is refused more of them, and nobody else', async () => {
    edge = await startEdge(
      { api: (request, response) => request.resume().on('end', () => response.end('{}')) },
      { UPLOADS_PER_ADDRESS: '3' },
    );
    const path = '/api/uploadContact';
    const type = { 'content-type': 'multipart/form-data; boundary=b' };
    const upload = (from: string) => edge.ask(path, { method: 'POST', headers: type, body: 'whole', from });
    const halves: ClientRequest[] = [];
    const sendHalf = () => {
      const headers = { ...type, 'content-length': 9 };
      const half = request({ host: '127.0.0.1', port: edge.port, path, method: 'POST', headers });
      half.on('error', () => undefined).write('half');
      halves.push(half);
    };
    await until(async () => {
      sendHalf();
      return (await upload('127.0.0.1')).status === 429;
    });
    expect((await upload('127.0.0.9')).status).toBe(200);
    for (const half of halves) half.destroy();
  });

  it('LIVE-01 every line of an event stream arrives at once', async () => {
    let send: (line: string) => void = () => undefined;
    const stream: RequestListener = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      send = (line) => void response.write(`data: ${line}\n\n`);
      send('open');
    };
    edge = await startEdge({ api: stream });
    const headers = { accept: 'text/event-stream', cookie: 'wethi_personnel=x' };
    const request = openStream({ host: '127.0.0.1', port: edge.port, path: '/api/orders/events', headers });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    for (const line of ['open', 'one', 'two']) {
      if (line !== 'open') send(line);
      const [part] = (await once(answer, 'data')) as [Buffer];
      expect(String(part)).toContain(line);
    }
    request.destroy();
  });

  it('BUY-07 a request whose process ends goes to the next one, if it may be repeated', async () => {
    const got: string[] = [];
    const healthy = createServer((request, response) => {
      got.push(`${request.method} ${request.url}`);
      response.end('{}');
    }).listen(0, '127.0.0.1');
    const dying = createServer((request) => request.resume().on('end', () => request.socket.destroy()));
    dying.listen(0, '127.0.0.1');
    await Promise.all([dying, healthy].map((server) => server.listening || once(server, 'listening')));
    const ports = [dying, healthy].map((server) => (server.address() as AddressInfo).port);
    edge = await startEdge({ api: ports });
    // Two processes take turns: of two requests one meets the dying one.
    const twice = async (method: string, path: string, headers: Record<string, string> = {}) =>
      [await edge.ask(path, { method, headers, body: '{}' }), await edge.ask(path, { method, headers, body: '{}' })]
        .map(({ status }) => status)
        .sort();
    expect(await twice('POST', '/api/orders', { 'idempotency-key': 'k' })).toEqual([200, 200]);
    expect(await twice('DELETE', '/api/band?id=1')).toEqual([200, 200]);
    const form = { 'content-type': 'multipart/form-data; boundary=b' };
    expect(await twice('POST', '/api/uploadSlip', form)).toEqual([200, 200]);
    expect(await twice('POST', '/api/login')).toEqual([200, 503]);
    expect(got).toHaveLength(7);
    healthy.close();
    dying.close();
  });

  it('SITE-05 SITE-10 two shops make the pages in turn, and one alone when the other is gone', async () => {
    const shops = ['one', 'two'].map((name) => createServer((_request, response) => void response.end(name)));
    for (const shop of shops) await once(shop.listen(0, '127.0.0.1'), 'listening');
    edge = await startEdge({ shop: shops.map((shop) => (shop.address() as AddressInfo).port) });
    const pages = async () =>
      (await Promise.all(['/', '/watchReruns', '/packageAll', '/member'].map((path) => edge.ask(path)))).map(
        ({ text }) => text,
      );
    expect(new Set(await pages())).toEqual(new Set(['one', 'two']));
    shops[0]?.close().closeAllConnections();
    expect(await pages()).toEqual(['two', 'two', 'two', 'two']);
    shops[1]?.close().closeAllConnections();
  });

  it('RUN-06 an edge holds as many connections as it has viewers, any other address a limited number', async () => {
    const waiting: string[] = [];
    const stream: RequestListener = ({ headers }) => void waiting.push(String(headers['x-forwarded-for']));
    edge = await startEdge({ api: stream }, { CONNECTIONS_PER_ADDRESS: '10', EDGE_ADDRESSES: '127.0.0.8,127.0.0.9' });
    let refused = 0;
    const open = (from: string) =>
      edge.ask('/api/stage/events', { from, headers: { accept: 'text/event-stream' } }).then(
        ({ status }) => (refused += Number(status === 429)),
        () => undefined,
      );
    for (let viewer = 0; viewer < 30; viewer++) for (const from of ['127.0.0.9', '127.0.0.10']) void open(from);
    const within = AbortSignal.timeout(10_000);
    while (waiting.length + refused < 60 && !within.aborted) await new Promise((resolve) => setTimeout(resolve, 20));
    const from = (address: string) => waiting.filter((known) => known === address).length;
    expect([from('127.0.0.9'), from('127.0.0.10'), refused]).toEqual([30, 10, 20]);
  });

  it('WATCH-04 ends idle connections to the packager before that does', async () => {
    const packager = createServer((_request, response) => void response.writeHead(404).end()).listen(0, '127.0.0.1');
    packager.keepAliveTimeout = 60_000;
    await once(packager, 'listening');
    let closed = 0;
    packager.on('connection', (socket) => socket.on('close', () => closed++));
    edge = await startEdge({}, { PACKAGER_PORT: String((packager.address() as AddressInfo).port) });
    const headers = {
      cookie: `vt=${accessToken({ ...VIEWER, contentId: 'mine' }, Math.ceil(Date.now() / 1000) + 60, SECRET)}`,
    };
    await edge.ask('/v/mine/source-0.0.m4s', { headers });
    // Left to themselves, nginx and this server would keep them for a minute.
    const within = AbortSignal.timeout(10_000);
    while (closed === 0 && !within.aborted) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(closed).toBe(1);
    packager.close().closeAllConnections();
  }, 15_000);

  it('WATCH-03 the packager hears of no other video than the one whose cookie was shown', async () => {
    const got: string[] = [];
    const packager = createServer(({ url = '' }, response) => {
      got.push(url);
      response.end('#EXTM3U');
    }).listen(0, '127.0.0.1');
    await once(packager, 'listening');
    edge = await startEdge({}, { PACKAGER_PORT: String((packager.address() as AddressInfo).port) });
    mkdirSync(join(edge.storage, 'live'), { recursive: true });
    writeFileSync(join(edge.storage, 'live', 'mine'), '');
    const headers = {
      cookie: `vt=${accessToken({ ...VIEWER, contentId: 'mine' }, Math.ceil(Date.now() / 1000) + 60, SECRET)}`,
    };
    for (const way of ['mine', 'mine/x/..', 'mine/..\\hers\\x/..', 'mine/..%5Chers%5Cx/..', '%6dine', './mine'])
      for (const file of ['source.m3u8?_HLS_msn=1', 'source-12.3.m4s']) {
        await edge.ask(`/v/${way}/${file}`, { headers });
        expect([way, got.pop()]).toEqual([way, `/v/mine/${file}`]);
      }
    for (const way of ['hers', 'mine/../hers', 'mine%2f..%2fhers', 'mine/%2e%2e/hers'])
      expect((await edge.ask(`/v/${way}/source-12.3.m4s`, { headers })).status).toBe(403);
    expect(got).toEqual([]);
    packager.close();
  });
});
