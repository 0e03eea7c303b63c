import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RtmpServer } from './rtmp-server';

/** What the pages of nginx's RTMP module answer at times. */
const PAGE = '<rtmp><stream><name>show1234</name><publishing/><bytes_in>7</bytes_in></stream></rtmp>';

describe('what nginx says of its publishers', () => {
  const ask = async (pages: RequestListener, question: (rtmp: RtmpServer) => Promise<unknown>): Promise<unknown> => {
    const server = createServer(pages).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    try {
      return await question(new RtmpServer(port));
    } finally {
      server.close().closeAllConnections();
    }
  };

  it('WATCH-04 is nothing while it is slow or confused, which does not mean that nobody publishes', async () => {
    const known = await ask(
      (_request, response) => response.end(PAGE),
      (rtmp) => rtmp.publishings(),
    );
    expect([...(known as Map<string, unknown>).keys()]).toEqual(['show1234']);
    const odd: RequestListener[] = [
      () => undefined,
      (_request, response) => response.writeHead(500).end(),
      (_request, response) => response.writeHead(200, { 'content-length': 400 }).write(PAGE.slice(0, 60)),
    ];
    for (const pages of odd) {
      await expect(ask(pages, (rtmp) => rtmp.publishings())).rejects.toThrow();
    }
    for (const pages of odd.slice(0, 2)) await expect(ask(pages, (rtmp) => rtmp.drop('show1234'))).rejects.toThrow();
  }, 20_000);

  it('WATCH-04 is that nobody publishes when it is away', async () => {
    const gone = createServer().listen(0, '127.0.0.1');
    await once(gone, 'listening');
    const { port } = gone.address() as AddressInfo;
    gone.close();
    expect((await new RtmpServer(port).publishings()).size).toBe(0);
    await new RtmpServer(port).drop('show1234');
  });
});
