import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa, execaSync } from 'execa';
import { liveBitrateKey, liveHealthKey, type LiveHealth } from '@wethi/contract';
import { PubSub } from '@wethi/platform';
import { createTestApp, until, type TestApp } from '@wethi/platform/testing';
import { joined } from './testing/flv';
import { freePort, LiveSystem } from './testing/live-system';
import { FPS, Publisher, type Oddities } from './testing/publisher';
import type { TestContext } from 'vitest';

/** Most of their time is waiting, which they do side by side. */
describe.concurrent('publishers that send something odd', { timeout: 120_000 }, () => {
  let test: TestApp;
  let live: LiveSystem;
  /** Lets everybody publish under the name that they bring; the API's own answer is tested in @wethi/media. */
  let door: Server;
  const folder = mkdtempSync(join(tmpdir(), 'wethi-publishers-'));

  beforeAll(async () => {
    test = await createTestApp([]);
    door = createServer((request, response) => {
      void request.toArray().then((parts) => {
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
    rmSync(folder, { recursive: true });
    door.close();
    await test.close();
  });

  /** ffmpeg takes its time on a machine that does something else. */
  const eventually = (condition: () => boolean | Promise<boolean>) => until(condition, 40);
  /** Those of a test, which end with it. */
  const publishers =
    ({ onTestFinished }: TestContext) =>
    (name: string, oddities: Oddities = {}): Publisher => {
      const publisher = new Publisher(name.includes('://') ? name : live.addressOf(name), oddities);
      onTestFinished(() => publisher.break());
      return publisher;
    };
  const health = async (name: string): Promise<Partial<LiveHealth>> =>
    JSON.parse((await test.get(PubSub).redis.get(liveHealthKey(name))) ?? '{}') as Partial<LiveHealth>;
  const bitrates = async (name: string) =>
    Object.values(await test.get(PubSub).redis.hgetall(liveBitrateKey(name))).map(Number);
  const warned = (name: string, warning: string) =>
    eventually(async () => {
      const { state, warnings } = await health(name);
      return state === 'onAir' && (warnings ?? []).some((given) => given === warning);
    });
  /** Of the segments, in seconds. */
  const lengthsOf = (name: string, quality = 'source') =>
    [...live.read(name, `${quality}.m3u8`).matchAll(/#EXTINF:([\d.]+)/g)].map(([, length]) => Number(length));
  const segments = (name: string) => lengthsOf(name).length;

  it.for([
    ['no sound', 'nosound12', { options: '-an' }, 'noAudio'],
    ['sound alone', 'soundonly', { options: '-vn' }, 'noVideo'],
    ['another codec', 'wrongcodec', { options: '-c:v flv1' }, 'wrongCodec'],
    ['a key frame a minute', 'longkeys', { options: '-g 1500 -sc_threshold 0' }, 'longKeyFrames'],
  ] as const)('WATCH-04 %s is on air with picture and sound, and the studio is told', async (odd, context) => {
    const [, name, oddities, warning] = odd;
    const publisher = publishers(context)(name, oddities);
    await warned(name, warning);
    await eventually(async () => (await bitrates(name)).some((bitrate) => bitrate > 0));
    await eventually(() => /CODECS="avc1[^"]+,mp4a.40.2"/.test(live.read(name, 'master.m3u8')));
    await publisher.break();
    await eventually(async () => (await health(name)).state === 'lost');
    const [sound = 0, all = 0] = ['audio', 'source'].map((quality) =>
      lengthsOf(name, quality).reduce((sum, length) => sum + length, 0),
    );
    expect(Math.abs(sound - all)).toBeLessThan(3);
    // No segment is longer than the target, which may never change.
    for (const length of lengthsOf(name)) expect(Math.round(length)).toBeLessThanOrEqual(2);
  });

  it('WATCH-16 takes a show in by SRT with its key, again after a break, and nobody else', async (context) => {
    const publish = publishers(context);
    const address = await live.openSrt('bysrt123', 'bysrtkey0123');
    await publish(address('another-key')).ended;
    expect(await health('bysrtkey0123')).toEqual({});
    // A machine that stands still for seconds is gone for SRT: streaming programs then come back by themselves.
    const publishUntil = async (condition: () => boolean) => {
      let publisher = publish(address());
      await eventually(() => {
        if (publisher.hasEnded) publisher = publish(address());
        return condition();
      });
      return publisher;
    };
    const publisher = await publishUntil(() => segments('bysrtkey0123') > 0);
    await publisher.break();
    await eventually(async () => (await health('bysrtkey0123')).state === 'lost');
    await publishUntil(() => live.read('bysrtkey0123', 'source.m3u8').includes('#EXT-X-DISCONTINUITY'));
  });

  it('WATCH-04 of two publishers with one key the first stays', async (context) => {
    const publish = publishers(context);
    publish('twopublishers');
    await eventually(() => segments('twopublishers') > 0);
    await publish('twopublishers').ended;
    const before = segments('twopublishers');
    await eventually(() => segments('twopublishers') > before);
    expect(live.read('twopublishers', 'source.m3u8').match(/#EXT-X-MAP/g)).toHaveLength(1);
  });

  it('WATCH-04 one that sends nothing is told, is no show, and makes room for another', async (context) => {
    const publish = publishers(context);
    // Says what it would send; the first picture never leaves the encoder.
    publish('sendsnothing', { options: '-an -r 1/3600' });
    await eventually(async () => (await health('sendsnothing')).warnings?.includes('frozen') === true);
    expect([(await health('sendsnothing')).state, segments('sendsnothing')]).toEqual(['waiting', 0]);
    await eventually(async () => (await health('sendsnothing')).warnings?.length === 0);
    publish('sendsnothing');
    await eventually(() => segments('sendsnothing') > 0);
  });

  it('WATCH-04 another size in mid-show goes on in the same playlists, with every picture', async (context) => {
    const publish = publishers(context);
    const made = ['320x180', '640x360'].map(async (size) => {
      const text = `-loglevel error -f lavfi -i testsrc2=s=${size}:r=${FPS} -f lavfi -i sine -c:v libx264 -preset ultrafast
        -g ${FPS} -c:a aac -t 6 -f flv -y ${join(folder, size)}`;
      await execa('ffmpeg', text.split(/\s+/));
      return readFileSync(join(folder, size));
    });
    const [first, second] = (await Promise.all(made)) as [Buffer, Buffer];
    const file = join(folder, 'resized');
    writeFileSync(file, joined(first, second, 6_000));
    expect(await publish('resized1', { file }).ended).toEqual([0, null]);
    const packed = async () => ({
      state: (await health('resized1')).state,
      seconds: Math.round(lengthsOf('resized1').reduce((sum, length) => sum + length, 0)),
    });
    // What a slow machine has not packed yet follows.
    await context.expect.poll(packed, { timeout: 40_000 }).toEqual({ state: 'lost', seconds: 12 });
    const playlist = live.read('resized1', 'source.m3u8');
    const sizes = playlist
      .split('#EXT-X-MAP')
      .slice(1)
      .map((session) => {
        const [init, segment] = session.match(/[\w.-]+\.(?:mp4|m4s)/g) ?? [];
        writeFileSync(
          join(folder, 'session.mp4'),
          Buffer.concat([init, segment].map((name) => live.bytes('resized1', name ?? ''))),
        );
        const text = `-v error -select_streams v -show_entries stream=width,height -of csv=p=0:s=x ${join(folder, 'session.mp4')}`;
        return execaSync('ffprobe', text.split(' ')).stdout.trim();
      });
    expect(sizes).toEqual(['320x180', '640x360']);
  });

  it('WATCH-04 one that freezes is told, makes room for another, and harms no other show', async (context) => {
    const publish = publishers(context);
    publish('anothershow');
    const publisher = publish('frozenshow');
    await eventually(() => segments('frozenshow') > 0);
    publisher.freeze(true);
    await warned('frozenshow', 'frozen');
    await eventually(async () => (await health('frozenshow')).state === 'lost');
    publish('frozenshow');
    await eventually(() => live.read('frozenshow', 'source.m3u8').includes('#EXT-X-DISCONTINUITY'));
    expect(await health('anothershow')).toMatchObject({ state: 'onAir', warnings: [] });
  });
});
