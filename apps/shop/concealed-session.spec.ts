/** @vitest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRequestListener } from '@react-router/node';
import type { ServerBuild } from 'react-router';
import { concealSession } from './concealed-session';

/** A loader as somebody might copy it: it hands everything that it was sent on. */
const forwards = {
  loader: ({ request }: { request: Request }) => Response.json(Object.fromEntries(request.headers)),
};
const route = { id: 'root', path: '/', module: forwards };
const build = {
  entry: { module: { default: () => new Response() } },
  routes: { root: route },
  assets: { routes: { root: { id: 'root', path: '/', hasLoader: true } }, entry: {}, url: '', version: '' },
  publicPath: '/',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial' },
} as unknown as ServerBuild; // the parts of one that a loader's answer needs

describe('a loader', () => {
  let server: Server;
  const headersSeen = async (headers: Record<string, string>) => {
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { headers });
    return (await answer.json()) as Record<string, string>;
  };

  beforeAll(async () => {
    const page = createRequestListener({ build, mode: 'production' });
    server = createServer((request, response) => {
      concealSession(request);
      void page(request, response);
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
  });
  afterAll(() => new Promise((closed) => server.close(closed)));

  it.each([
    ['wethi_member=a-secret; theme=dark', 'wethi_member=1'],
    ['__Host-wethi_member=a-secret', 'wethi_member=1'],
    ['wethi_personnel=a-secret; other=1', undefined],
  ])('CAT-04 that hands on its cookies cannot leak %p', async (cookie, seen) => {
    const headers = await headersSeen({ cookie, authorization: 'Bearer a-secret' });
    expect([headers.cookie, headers.authorization]).toEqual([seen, undefined]);
    expect(JSON.stringify(headers)).not.toContain('a-secret');
  });
});
