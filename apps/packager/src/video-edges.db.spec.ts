import { createServer, request, type Server } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeStage } from '@wethi/catalog/testing';
import { MediaHttpModule, Video } from '@wethi/media';
import { makeLiveStreaming } from '@wethi/media/testing';
import { createTestApp, until, type TestApp } from '@wethi/platform/testing';
import { startVideoEdge } from '../../../tools/services/nginx';
import type { Part } from '../../../tools/services/part';
import { SECRET } from '../../../tools/services/testing/edge';
import { portNear } from '../../../tools/start/ports';
import { cookieOf, freePort, LiveSystem, note } from './testing/live-system';
import { Publisher } from './testing/publisher';

const KEY = 'e1d2c3b4a5f60718';
const VIEWERS = 200;
const SEGMENTS = 5;

/** Passes everything on and counts it: what the origin is asked for. */
async function startCounter(port: number): Promise<{ port: number; asked: string[]; server: Server }> {
  const asked: string[] = [];
  const server = createServer(({ url = '', headers }, response) => {
    asked.push(url);
    request({ host: '127.0.0.1', port, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, asked, server };
}

describe('two edges in front of a live show', () => {
  let test: TestApp;
  let live: LiveSystem;
  let contentId: string;
  let publisher: Publisher;
  let origin: Awaited<ReturnType<typeof startCounter>>;
  const edges: Part[] = [];
  const ports: number[] = [];
  const home = mkdtempSync(join(tmpdir(), 'wethi-edges-'));

  beforeAll(async () => {
    const packagerPort = await freePort();
    test = await createTestApp([MediaHttpModule], { PACKAGER_PORT: String(packagerPort) });
    live = await LiveSystem.start(Number(new URL(await test.listen()).port), packagerPort, test.config.REDIS_URL);
    origin = await startCounter(live.edge.port);
    for (const name of ['north', 'south']) {
      const port = await portNear(8310);
      const environment = { EDGE_PORT: String(port), EDGE_CACHE: '1g', MEDIA_SECRET: SECRET };
      const edge = startVideoEdge({
        home: join(home, name),
        environment: { ...environment, ORIGIN: `127.0.0.1:${origin.port}` },
      });
      await edge.ready;
      edges.push(edge);
      ports.push(port);
    }
    const { manager } = test.database;
    const { id: stage_id } = await makeStage(manager);
    const show = await makeLiveStreaming(manager, { stage_id, live_streaming_stream_key: KEY });
    contentId = (await manager.findOneByOrFail(Video, { id: show.video_id })).video_content_id ?? '';
    publisher = new Publisher(live.addressOf(KEY));
  });
  afterAll(async () => {
    await publisher.break();
    await Promise.all(edges.map((edge) => edge.stop()));
    origin.server.close().closeAllConnections();
    await live.stop();
    await test.close();
    rmSync(home, { recursive: true });
  });

  const get = (port: number | undefined, file: string, headers: Record<string, string> = cookieOf(contentId)) =>
    fetch(`http://127.0.0.1:${port}/v/${contentId}/${file}`, { headers });
  const segmentsOf = (playlist: string) => playlist.match(/^source-\d+\.m4s$/gm) ?? [];
  const forEachViewer = (work: (port: number | undefined) => Promise<Response>) =>
    Promise.all(Array.from({ length: VIEWERS }, (_, viewer) => work(ports[viewer % ports.length])));

  it('WATCH-11 answer the lobby’s check by themselves, without a cookie', async () => {
    const picture = await fetch(`http://127.0.0.1:${ports[0]}/v/line-check.mp4?1`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'video/mp4']);
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(80_000);
    expect(origin.asked).toEqual([]);
  });

  it('RUN-06 WATCH-04 fetch each segment once, however many watch', async () => {
    await until(async () => segmentsOf(live.read(contentId, 'source.m3u8')).length > 0);
    const watched: string[] = [];
    while (watched.length < SEGMENTS) {
      await until(async () => segmentsOf(live.read(contentId, 'source.m3u8')).at(-1) !== watched.at(-1));
      const newest = segmentsOf(live.read(contentId, 'source.m3u8')).at(-1) ?? '';
      watched.push(newest);
      const playlists = await forEachViewer((port) => get(port, 'source.m3u8'));
      expect(new Set(playlists.map(({ status }) => status))).toEqual(new Set([200]));
      const answers = await forEachViewer((port) => get(port, newest));
      const bodies = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())));
      const written = live.bytes(contentId, newest);
      expect(bodies.filter((body) => body.equals(written)).length).toBe(VIEWERS);
    }
    for (const segment of watched)
      expect([segment, origin.asked.filter((url) => url.endsWith(`/${segment}`)).length]).toEqual([
        segment,
        ports.length,
      ]);
    note(
      `${VIEWERS} viewers, ${SEGMENTS} segments: ${VIEWERS * SEGMENTS * 2} requests, ${origin.asked.length} at the origin`,
    );
  });

  it('WATCH-03 open nothing without the cookie, also what they keep', async () => {
    const segment = segmentsOf(live.read(contentId, 'source.m3u8'))[0] ?? '';
    for (const port of ports)
      for (const file of ['source.m3u8', 'source-0.mp4', segment]) {
        expect([file, (await get(port, file)).status]).toEqual([file, 200]);
        const refused = await get(port, file, {});
        expect([file, refused.status, await refused.json()]).toMatchObject([file, 403, { code: 'NOT_ALLOWED' }]);
        expect([file, (await get(port, file, cookieOf('another'))).status]).toEqual([file, 403]);
        expect([file, (await get(port, file, cookieOf(contentId, -1))).status]).toEqual([file, 410]);
      }
  });

  it('WATCH-04 wait at the origin for what is written next, and keep no answer of it', async () => {
    const count = segmentsOf(live.read(contentId, 'source.m3u8')).length;
    const answers = await forEachViewer((port) => get(port, `source.m3u8?_HLS_msn=${count + 1}&_HLS_part=0`));
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(texts.filter((text) => segmentsOf(text).length > count).length).toBe(VIEWERS);
    await until(async () => segmentsOf(await (await get(ports[0], 'source.m3u8')).text()).length > count);
  });
});
