import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { accessToken } from '../../libs/server/media/src/playback/access-cookie';
import { freePort } from '../start/ports';
import { startVideoEdge } from './nginx';
import type { Part } from './part';
import { SECRET } from './testing/edge';

const PLAYLIST = '#EXTM3U\n#EXT-X-ENDLIST\n';

describe('an edge for videos', () => {
  const home = mkdtempSync(join(tmpdir(), 'wethi-video-edge-'));
  const token = accessToken(
    { contentId: 'show', userId: 1, viewingId: 's' },
    Math.floor(Date.now() / 1000) + 600,
    SECRET,
  );
  let origin: Server;
  let edge: Part;
  let port: number;

  beforeAll(async () => {
    origin = createServer(({ headers }, response) => {
      const zipped = headers['accept-encoding']?.includes('gzip');
      response.setHeader('Vary', 'Accept-Encoding');
      if (zipped) response.setHeader('Content-Encoding', 'gzip');
      response.end(zipped ? gzipSync(PLAYLIST) : PLAYLIST);
    });
    await new Promise<void>((done) => origin.listen(0, '127.0.0.1', done));
    port = await freePort();
    const ORIGIN = `127.0.0.1:${(origin.address() as AddressInfo).port}`;
    const environment = { ORIGIN, EDGE_PORT: String(port), EDGE_CACHE: '10m', MEDIA_SECRET: SECRET };
    edge = startVideoEdge({ home, environment });
    await edge.ready;
  });
  afterAll(async () => {
    await edge.stop();
    origin.close().closeAllConnections();
    rmSync(home, { recursive: true });
  });

  const ask = (path: string, headers: Record<string, string> = {}, agent?: Agent): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const all = { cookie: `vt=${token}`, ...headers };
      get({ host: '127.0.0.1', port, path, headers: all, agent: agent ?? false }, resolve).on('error', reject);
    });

  it('WATCH-13 RUN-06 gives nobody a compressed playlist who cannot read it, whoever asked before', async () => {
    for (const accepted of ['gzip, deflate, br', 'identity', 'gzip;q=0', 'deflate, gzip']) {
      const answer = await ask('/v/show/240.m3u8', { 'accept-encoding': accepted });
      const body = await buffer(answer);
      const reads = accepted.includes('gzip') && !accepted.includes('q=0');
      expect([accepted, answer.headers['content-encoding']]).toEqual([accepted, reads ? 'gzip' : undefined]);
      expect((reads ? gunzipSync(body) : body).toString()).toBe(PLAYLIST);
    }
  });

  it('WATCH-04 RUN-06 keeps the connection of who asks twice a second for the whole evening', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let asked = 0; asked < 1_100; asked++) {
      const answer = await ask('/v/line-check.mp4?x', { range: 'bytes=0-0' }, agent);
      expect([asked, answer.headers.connection]).toEqual([asked, 'keep-alive']);
      await buffer(answer);
    }
    agent.destroy();
  });
});
