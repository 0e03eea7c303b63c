/** @vitest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

let server: Server;
let failing: string[];

/** The module of readings takes its address once, so it is loaded when the address is known. */
async function load() {
  vi.resetModules();
  process.env.API_PORT = String((server.address() as AddressInfo).port);
  return (await import('./home-data.server')).homeData();
}

describe('what home shows', () => {
  beforeEach(async () => {
    server = createServer(({ url = '' }, response) => {
      response.writeHead(failing.some((part) => url.includes(part)) ? 503 : 200, {
        'content-type': 'application/json',
      });
      response.end(JSON.stringify({ result: true, data: [], total: 0 }));
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  });
  afterEach(() => new Promise((closed) => server.close(closed)));

  it('SITE-06 tells a rail that could not be read from one that is empty', async () => {
    failing = ['bandView', 'product_kind=replay'];
    expect(await load()).toMatchObject({ bands: null, replays: null, courses: [], coming: [] });
  });

  it('SITE-06 does not stand without its shows', async () => {
    failing = ['product_kind=stage'];
    await expect(load()).rejects.toMatchObject({ status: 503 });
  });
});
