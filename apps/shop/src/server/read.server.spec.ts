/** @vitest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

let server: Server;
let asked: string[];
let askedFor: unknown[];
let encodings: unknown[];
let status: number;
let total: number;

/** The module reads its address once, so it is loaded when the address is known. */
async function load() {
  vi.resetModules();
  process.env.API_PORT = String((server.address() as AddressInfo).port);
  return import('./read.server');
}

describe('reading for pages', () => {
  beforeEach(async () => {
    asked = [];
    askedFor = [];
    encodings = [];
    status = 200;
    total = 5;
    server = createServer((request, response) => {
      asked.push(request.url ?? '');
      askedFor.push([request.headers['x-visitor-address'], request.headers['x-internal-token']]);
      encodings.push(request.headers['accept-encoding']);
      const page = Number(new URL(request.url ?? '', 'http://api').searchParams.get('page') ?? 1);
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ result: true, data: [page * 10, page * 10 + 1], total }));
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  });
  afterEach(() => new Promise((closed) => server.close(closed)));

  it('SITE-05 asks the API once for pages that come at the same time', async () => {
    const { read } = await load();
    const answers = await Promise.all([1, 2, 3].map(() => read('productView', { product_url: 'a', q: undefined })));
    expect(answers.every((answer) => answer.total === 5)).toBe(true);
    expect(asked).toEqual(['/api/productView?product_url=a']);
  });

  it('CAT-02 takes the answers of the API as they are, not packed', async () => {
    const { read } = await load();
    await read('productView', { product_url: 'a' });
    expect(encodings).toEqual(['identity']);
  });

  it('SITE-05 tells the API for which visitor it asks', async () => {
    process.env.INTERNAL_TOKEN = 'secret';
    const { read } = await load();
    const { onBehalfOf } = await import('./visitor.server');
    await onBehalfOf('203.0.113.7', () => read('productView', { product_url: 'b' }));
    await read('productView', { product_url: 'c' });
    expect(askedFor).toEqual([
      ['203.0.113.7', 'secret'],
      [undefined, undefined],
    ]);
  });

  it('SITE-05 does not pass on to others what was refused to one visitor', async () => {
    const { read } = await load();
    status = 429;
    const refused = read('productView', { product_url: 'd' });
    const other = read('productView', { product_url: 'd' });
    refused.catch(() => (status = 200));
    await expect(refused).rejects.toMatchObject({ status: 503 });
    await expect(other).resolves.toMatchObject({ result: true });
  });

  it('SITE-05 reads a list page by page to its end', async () => {
    const { readRows } = await load();
    expect(await readRows('band', {})).toEqual([10, 11, 20, 21, 30, 31]);
    expect(asked).toHaveLength(3);
  });

  it('SITE-05 says aloud that a list is longer than a page can read', async () => {
    total = 1_000;
    const { readPage, readRows } = await load();
    const told = vi.spyOn(console, 'error').mockReturnValue();
    await readRows('band', {});
    expect(told).toHaveBeenCalledWith(expect.stringContaining('band has more rows'));
    told.mockRestore();
    expect(await readPage('band', { limit: 2 })).toEqual({ rows: [10, 11], total: 1_000 });
  });

  it.each([
    [404, 404],
    [500, 503],
    [429, 503],
  ])('SITE-10 turns an answer %p of the API into a page with %p, and does not keep it', async (api, page) => {
    const { read } = await load();
    status = api;
    await expect(read('stageById', { id: 1 })).rejects.toMatchObject({ status: page });
    status = 200;
    await expect(read('stageById', { id: 1 })).resolves.toMatchObject({ result: true });
  });

  it('SITE-10 gives its last answer while the API gives none, but not of what is gone', async () => {
    const { read } = await load();
    vi.useFakeTimers({ toNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'clearTimeout'] });
    await read('stageById', { id: 2 });
    const later = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);
    later(1);
    status = 500;
    await expect(read('stageById', { id: 2 })).resolves.toMatchObject({ result: true });
    later(11);
    await expect(read('stageById', { id: 2 })).rejects.toMatchObject({ status: 503 });
    status = 200;
    await read('stageById', { id: 2 });
    later(1);
    status = 404;
    await expect(read('stageById', { id: 2 })).rejects.toMatchObject({ status: 404 });
    vi.useRealTimers();
  });

  it('SITE-10 leaves out what a page can do without', async () => {
    const { optional, readRows } = await load();
    status = 500;
    await expect(optional(readRows('band', {}), [])).resolves.toEqual([]);
  });

  it('SITE-10 asks the next process of the API while one is down', async () => {
    process.env.API_PORTS = `9,${String((server.address() as AddressInfo).port)}`;
    const { read } = await load();
    delete process.env.API_PORTS;
    await expect(read('band')).resolves.toMatchObject({ result: true });
  });

  it('SITE-10 waits eight seconds for an API that says nothing, and no longer for one that answers', async () => {
    const { read } = await load();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await read('stageById', { id: 3 });
    expect(vi.getTimerCount()).toBe(0);
    server.removeAllListeners('request');
    const silent = read('stageById', { id: 4 });
    silent.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(8_000);
    vi.useRealTimers();
    await expect(silent).rejects.toMatchObject({ status: 503 });
    server.closeAllConnections();
  });

  it('SITE-10 turns an API that is down into a page with 503', async () => {
    const { read } = await load();
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
    await expect(read('band')).rejects.toMatchObject({ status: 503 });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  });
});
