import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect, createServer as createTcpServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { execa, execaSync } from 'execa';
import { createTestApp, until, type TestApp } from '@wethi/platform/testing';
import { SECRET } from '../../../tools/services/testing/edge';
import { freePort, LiveSystem } from './testing/live-system';
import { numbersIn, Publisher } from './testing/publisher';

describe('the end of a show', () => {
  let test: TestApp;
  let live: LiveSystem;
  /** Lets everybody publish under the name that they bring; the API's own answer is tested in @wethi/media. */
  let door: Server;
  let changes = 0;

  beforeAll(async () => {
    test = await createTestApp([]);
    door = createServer((request, response) => {
      void request.toArray().then((parts) => {
        if (request.url?.endsWith('/changed')) changes++;
        const name = new URLSearchParams(Buffer.concat(parts as Buffer[]).toString()).get('name') ?? '';
        response.writeHead(request.url?.endsWith('/publish') ? 302 : 200, { location: name }).end();
      });
    }).listen(0, '127.0.0.1');
    await once(door, 'listening');
    const { port } = door.address() as AddressInfo;
    live = await LiveSystem.start(port, await freePort(), test.config.REDIS_URL);
  });
  afterAll(async () => {
    await live.stop();
    door.close();
    await test.close();
  });

  const order = async (what: string, contentId: string): Promise<unknown> => {
    const address = `http://127.0.0.1:${live.edge.environment['PACKAGER_PORT']}/${what}/${contentId}`;
    return (await fetch(address, { method: 'POST', headers: { 'x-internal-token': SECRET } })).json();
  };
  const end = async (contentId: string): Promise<number | null> =>
    ((await order('end', contentId)) as { seconds: number | null }).seconds;
  /** Numbers of the pictures that nginx recorded. */
  const recorded = (contentId: string) => {
    const folder = join(live.edge.storage, 'recordings');
    const [file = ''] = readdirSync(folder).filter((name) => name.startsWith(contentId));
    return numbersIn(readFileSync(join(folder, file)));
  };
  const packed = (contentId: string) => {
    const names = live.read(contentId, 'source.m3u8').match(/source-\d+\.(m4s|mp4)/g) ?? [];
    return numbersIn(Buffer.concat(names.map((name) => live.bytes(contentId, name))));
  };

  it('WATCH-12 keeps every picture up to the last one, and answers all who ask for it alike', async () => {
    const publisher = new Publisher(live.addressOf('tailshow1'));
    await until(() => live.read('tailshow1', 'source.m3u8').split('#EXTINF').length > 3);
    const told = changes;
    const answers = await Promise.all([end('tailshow1'), end('tailshow1')]);
    await publisher.ended;
    const sent = await recorded('tailshow1');
    expect((await packed('tailshow1')).at(-1)).toBe(sent.at(-1));
    for (const name of ['source', '120', 'audio']) expect(live.read('tailshow1', `${name}.m3u8`)).toMatch(/ENDLIST\n$/);
    expect(new Set(answers).size).toBe(1);
    expect(Math.abs((answers[0] ?? 0) - sent.length / 25)).toBeLessThan(0.5);
    // Who has a show ended knows of it: told of a change, the API would ask for the end again, and so on.
    expect([await end('tailshow1'), changes]).toEqual([answers[0], told]);
  });

  it('WATCH-04 is taken back at once: viewers wait for the next picture, which follows in the same playlists', async () => {
    const watched = async () => (await live.watch('reopened1', 'source.m3u8')).text;
    const publisher = new Publisher(live.addressOf('reopened1'));
    await until(() => live.read('reopened1', 'source.m3u8').includes('#EXTINF'));
    await end('reopened1');
    await publisher.ended;
    expect(await watched()).toContain('#EXT-X-ENDLIST');
    await order('open', 'reopened1');
    const before = await watched();
    expect([before.includes('#EXTINF'), before.includes('#EXT-X-ENDLIST')]).toEqual([true, false]);
    const again = new Publisher(live.addressOf('reopened1'));
    await until(async () => (await watched()).includes('#EXT-X-DISCONTINUITY'));
    const [known = ''] = before.split('#EXT-X-PRELOAD-HINT');
    expect((await watched()).startsWith(known)).toBe(true);
    await again.break();
    await order('open', 'neverseen2');
    expect((await live.watch('neverseen2', 'source.m3u8')).status).toBe(404);
  });

  it('WATCH-04 RUN-05 a flood of connections takes neither those of publishers that are there nor the pages of nginx', async () => {
    const publisher = new Publisher(live.addressOf('flooded1'));
    await until(() => live.read('flooded1', 'source.m3u8').includes('#EXTINF'));
    const flood = connectionsTo(live.addressOf('x'), 1_100, '127.0.0.1');
    await until(() => flood.closed > 800);
    const segments = () => live.read('flooded1', 'source.m3u8').split('#EXTINF').length;
    const before = segments();
    await until(() => segments() > before + 2);
    flood.end();
    expect(await end('flooded1')).toBeGreaterThan(0);
    await publisher.ended;
  }, 30_000);

  it('WATCH-04 RUN-05 who connects and says nothing takes neither the places of bands nor keeps his own for long', async () => {
    const silent = connectionsTo(live.addressOf('x'), 300, '127.0.0.2');
    await until(() => silent.closed > 200);
    const band = await throughAnotherAddress(live.addressOf('x'), '127.0.0.3');
    const publisher = new Publisher(`${band.address}/live/besidesilence1`);
    await until(() => live.read('besidesilence1', 'source.m3u8').includes('#EXTINF'), 20);
    await until(() => silent.closed === 300, 20);
    const play = (address: string) => execa('ffprobe', ['-rw_timeout', '8000000', '-v', 'error', address]);
    await play(live.addressOf('besidesilence1'));
    await expect(play(`${band.address}/live/besidesilence1`)).rejects.toThrow();
    await end('besidesilence1');
    await publisher.ended;
    band.close();
  }, 60_000);

  it('WATCH-16 leaves nobody listening by SRT, also when the packager is killed', async () => {
    const { port } = new URL((await live.openSrt('listening1', 'listeningkey1'))().replace('srt', 'http'));
    const listeners = () => execaSync('pgrep', ['-f', `srt://.*:${port}\\?mode=listener`], { reject: false }).stdout;
    await until(() => listeners() !== '');
    await live.killPackager();
    await until(() => listeners() === '');
    await live.startPackager();
    await until(() => listeners() !== '');
    await end('listening1');
    await until(() => listeners() === '');
  });

  it('WATCH-12 a show that never sent anything has no seconds', async () => {
    const told = changes;
    expect([await end('neverseen1'), changes]).toEqual([null, told]);
  });
});

const hostAndPort = (rtmp: string) => {
  const { hostname: host, port } = new URL(rtmp.replace('rtmp', 'http'));
  return { host, port: Number(port) };
};

/** Connections that say nothing. @param from one of 127.0.0.0/8 */
function connectionsTo(address: string, count: number, from: string) {
  const to = { ...hostAndPort(address), localAddress: from };
  const sockets = Array.from({ length: count }, () => connect(to));
  const opened = { closed: 0, end: () => sockets.forEach((socket) => socket.destroy()) };
  for (const socket of sockets) socket.on('error', () => undefined).on('close', () => opened.closed++);
  return opened;
}

/** A way to the same server on which it sees another address: ffmpeg cannot choose its own. */
async function throughAnotherAddress(address: string, from: string) {
  const way = createTcpServer((near) => {
    const far = connect({ ...hostAndPort(address), localAddress: from });
    for (const socket of [near, far]) socket.on('error', () => undefined);
    near.on('close', () => far.destroy()).pipe(far);
    far.on('close', () => near.destroy()).pipe(near);
  }).listen(0, '127.0.0.1');
  await once(way, 'listening');
  return { address: `rtmp://127.0.0.1:${(way.address() as AddressInfo).port}`, close: () => way.close() };
}
