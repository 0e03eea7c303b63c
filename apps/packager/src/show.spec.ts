import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { RecordingFolder } from './recording';
import type { Publishing } from './rtmp-server';
import { Show } from './show';
import { alone, joined } from './testing/flv';

const textFor = (
  size: string,
  seconds: number,
) => `-loglevel error -f lavfi -i testsrc2=s=${size}:r=25 -f lavfi -i sine -c:v libx264 -preset ultrafast -g 25
  -c:a aac -t ${seconds} -f flv`;

describe('the reading of a show', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wethi-show-'));
  const said: string[] = [];
  let made: Buffer;
  let bytes = 0;
  afterAll(() => rmSync(folder, { recursive: true }));
  beforeAll(() => {
    made = make('160x90');
    for (const name of ['twofold', 'twofold-backup']) writeFileSync(fileOf(name), made);
  });

  const make = (size: string, seconds = 4): Buffer => {
    execFileSync('ffmpeg', [...textFor(size, seconds).split(/\s+/), '-y', join(folder, size)]);
    return readFileSync(join(folder, size));
  };
  const until = async (condition: () => boolean) => {
    while (!condition()) await setTimeout(25);
  };
  const fileOf = (name: string) => join(folder, `${name}-1.flv`);
  const showOf = (contentId: string, isCamera = false) =>
    new Show({
      contentId,
      folder: join(folder, contentId),
      recordings: new RecordingFolder(folder),
      marker: join(folder, `${contentId}.marker`),
      heights: isCamera ? [60] : [],
      isCamera,
      complain: (line) => said.push(line),
    });
  const sending = (name: string, isFrozen = false): [string, Publishing] => [
    name,
    {
      name,
      bytes: isFrozen ? 1 : ++bytes,
      bitrate: 1,
      since: 5_000,
      silent: 0,
      video: { codec: 'H264', width: 160, height: 90, fps: 25 },
      audio: { codec: 'AAC', channels: 1, sampleRate: 44_100 },
    },
  ];

  it('WATCH-16 reads what it has of a publisher that froze until its ffmpeg has ended', async () => {
    const show = showOf('twofold');
    const look = (isFrozen: boolean) => show.update(new Map([sending('twofold', isFrozen), sending('twofold-backup')]));
    await until(() => (look(false), show.active?.stream === 'twofold'));
    const first = show.active!;
    await until(() => (look(true), show.active !== first));
    expect(() => first.recording.advance()).not.toThrow();
    await until(() => first.hasEnded);
    show.pause();
    await until(() => show.active!.hasEnded);
    expect(said).toEqual([]);
  }, 20_000);

  it('WATCH-16 lets a standby go that was called for in vain', async () => {
    for (const name of ['vain', 'vain-backup']) writeFileSync(fileOf(name), made);
    const show = showOf('vain');
    const look = (isFrozen: boolean) => show.update(new Map([sending('vain', isFrozen), sending('vain-backup')]));
    await until(() => (look(false), show.active !== undefined));
    await until(() => (look(true), show['coming'] !== undefined));
    const called = show['coming']!;
    look(false);
    expect([show['coming'], show.active?.stream]).toEqual([undefined, 'vain']);
    await until(() => called.hasEnded);
    show.pause();
    await until(() => show.active!.hasEnded);
    said.splice(0);
  }, 20_000);

  it('WATCH-10 a camera is copied in one quality, and awaited where it would have to be encoded', async () => {
    writeFileSync(fileOf('camera1'), made);
    const show = showOf('camera1', true);
    const [name, publishing] = sending('camera1');
    const look = (codec: string) =>
      show.update(new Map([[name, { ...publishing, bytes: ++bytes, video: { ...publishing.video!, codec } }]]));
    for (let looks = 0; looks < 20; looks++) {
      look('FLV1');
      await setTimeout(25);
    }
    expect(show.active).toBeUndefined();
    await until(() => (look('H264'), show.playlists.seconds > 1));
    expect(show.playlists.names).toEqual(['source']);
    show.pause();
    await until(() => show.active!.hasEnded);
    said.splice(0);
  }, 20_000);

  it('WATCH-04 goes on with the next publisher after one whose pictures cannot be packed', async () => {
    const unpackable = Buffer.from(made);
    // Without its measures no picture can be put into a file.
    const measures = unpackable.indexOf(Buffer.from('17000000000142', 'hex')) + 5;
    unpackable.fill(0, measures, measures + 30);
    writeFileSync(join(folder, 'blocked-1.flv'), unpackable);
    const show = showOf('blocked');
    await until(() => (show.update(new Map([sending('blocked')])), said.length > 0));
    said.splice(0);
    writeFileSync(join(folder, 'blocked-2.flv'), Buffer.from('FLV without a picture'));
    writeFileSync(join(folder, 'blocked-3.flv'), made);
    await until(() => (show.update(new Map([sending('blocked')])), show.active !== undefined));
    expect(show.active?.recording.file).toBe('blocked-3.flv');
    await show.readToEnd();
    expect([Math.round(show.end() ?? 0), show.needs('blocked-1.flv'), show.needs('blocked-3.flv')]).toEqual([
      ...[4, false, false],
    ]);
    said.splice(0);
  }, 20_000);

  it('WATCH-04 loses no picture where ffmpeg could not begin at first', async () => {
    writeFileSync(fileOf('unlucky'), made);
    const show = showOf('unlucky');
    vi.stubEnv('PATH', '');
    await until(() => (show.update(new Map([sending('unlucky')])), said.length > 0));
    vi.unstubAllEnvs();
    await until(() => (show.update(new Map([sending('unlucky')])), show.active !== undefined));
    await show.readToEnd();
    expect(show.end()).toBeCloseTo(4, 0);
    said.splice(0);
  }, 20_000);

  it('WATCH-04 loses nothing before another size of the picture that is sent already', async () => {
    writeFileSync(fileOf('resized'), joined(made, make('192x108'), 4_000));
    const show = showOf('resized');
    await until(() => (show.update(new Map([sending('resized')])), show.active !== undefined));
    await show.readToEnd();
    expect(show.end()).toBeCloseTo(8, 0);
  }, 20_000);

  it('WATCH-04 goes on in a recording that grew after it seemed to be over', async () => {
    const half = made.indexOf(Buffer.from('1701', 'hex'), made.length / 2) - 11;
    writeFileSync(fileOf('regrown'), made.subarray(0, half));
    const show = showOf('regrown');
    await until(() => (show.update(new Map([sending('regrown')])), show.active !== undefined));
    await until(() => (show.update(new Map()), show.active === undefined));
    const before = show.playlists.seconds;
    appendFileSync(fileOf('regrown'), made.subarray(half));
    await until(() => (show.update(new Map([sending('regrown')])), show.active !== undefined));
    await show.readToEnd();
    expect([before < 3.5, show.end()! >= 4]).toEqual([true, true]);
    said.splice(0);
  }, 20_000);

  it('WATCH-04 reads the recording that is written after the clock was set back, and none twice', async () => {
    const write = (second: number, changed = new Date()) => {
      writeFileSync(join(folder, `setback-${second}.flv`), made);
      utimesSync(join(folder, `setback-${second}.flv`), changed, changed);
    };
    const show = showOf('setback');
    const look = (publishes = true) => show.update(new Map(publishes ? [sending('setback')] : []));
    write(50);
    await until(() => (look(), show.playlists.seconds > 1));
    await until(() => (look(false), show.active === undefined));
    write(50, new Date(Date.now() + 3_600_000));
    write(40);
    await until(() => (look(), show.active?.recording.file === 'setback-40.flv'));
    await show.readToEnd();
    expect(show.end()).toBeCloseTo(8, 0);
    said.splice(0);
  }, 20_000);

  it('RUN-05 WATCH-04 reads nothing a second time where nothing more is recorded', async () => {
    writeFileSync(fileOf('starved'), made);
    const show = showOf('starved');
    const look = () => show.update(new Map([sending('starved')]));
    await until(() => (look(), show.playlists.seconds > 2));
    const { active } = show;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    look();
    expect([show.active === active, active?.isHung]).toEqual([true, false]);
    vi.useRealTimers();
    await until(() => active!.lag < 1.5);
    appendFileSync(fileOf('starved'), joined(made, made, 4_000).subarray(made.length));
    active!.recording.advance();
    expect(active!.lag).toBeGreaterThan(3);
    show.end();
    await until(() => active!.hasEnded);
    said.splice(0);
  }, 20_000);

  it('WATCH-04 shows the picture that comes later than the sound, and the other way round', async () => {
    const come = async (first: 'video' | 'audio') => {
      const [file, show] = [fileOf(`late${first}`), showOf(`late${first}`)];
      const look = () => show.update(new Map([sending(`late${first}`)]));
      writeFileSync(file, alone(made, first));
      await until(() => (look(), show.active !== undefined));
      const before = Object.keys(JSON.parse(JSON.stringify(show.active?.facts)) as object).sort();
      appendFileSync(file, joined(made, made, 4_000).subarray(made.length));
      await until(() => (look(), show.active?.facts.video !== undefined && show.active.facts.audio !== undefined));
      await show.readToEnd();
      return [before, Math.round(show.end() / 2) * 2];
    };
    const [sound, picture] = await Promise.all([come('audio'), come('video')]);
    said.splice(0);
    expect([sound, picture]).toEqual([
      [['audio'], 8],
      [['video'], 8],
    ]);
  }, 30_000);

  it('WATCH-04 goes on with what comes where sound or picture stops, and with both when it is back', async () => {
    const second = make('160x90', 1);
    const goOn = async (stays: 'video' | 'audio') => {
      const [name, file] = [`only${stays}`, fileOf(`only${stays}`)];
      writeFileSync(file, made);
      const show = showOf(name);
      const look = () => show.update(new Map([sending(name)]));
      await until(() => (look(), show.playlists.seconds > 1));
      let at = 3_000;
      const add = (bytes: Buffer) => appendFileSync(file, joined(made, bytes, (at += 1_000)).subarray(made.length));
      const timer = setInterval(() => add(alone(second, stays)), 1_000);
      const gone = stays === 'video' ? 'audio' : 'video';
      await until(() => (look(), show.active !== undefined && show.active.facts[gone] === undefined));
      const before = show.playlists.seconds;
      await until(() => (look(), show.playlists.seconds > before + 2));
      clearInterval(timer);
      for (let seconds = 0; seconds < 4; seconds++) add(second);
      await until(() => (look(), show.active?.facts[gone] !== undefined));
      await show.readToEnd();
      return Math.abs(show.end() - (at + 1_000) / 1_000);
    };
    for (const missing of await Promise.all([goOn('video'), goOn('audio')])) expect(missing).toBeLessThan(3);
    said.splice(0);
  }, 60_000);

  it('RUN-05 ends the reading of a show that it cannot write, says why, and tries again', async () => {
    const half = made.length / 2;
    writeFileSync(fileOf('broken'), made.subarray(0, half));
    const show = showOf('broken');
    const look = () => show.update(new Map([sending('broken')]));
    await until(() => (look(), show.active !== undefined));
    const first = show.active!;
    // As on a full disk: no part can be written.
    renameSync(join(folder, 'broken'), join(folder, 'away'));
    writeFileSync(join(folder, 'broken'), '');
    appendFileSync(fileOf('broken'), made.subarray(half));
    await until(() => first.hasEnded);
    expect(said.join()).toContain('ENOTDIR');
    rmSync(join(folder, 'broken'));
    renameSync(join(folder, 'away'), join(folder, 'broken'));
    await until(() => (look(), show.active !== undefined && show.active !== first));
    show.pause();
  }, 20_000);

  it('RUN-05 WATCH-04 goes on once it can write again, though it could not when its publisher began', async () => {
    writeFileSync(fileOf('unwritable'), made);
    const marker = join(folder, 'unwritable.marker');
    mkdirSync(marker);
    const show = showOf('unwritable');
    let failures = 0;
    const look = () => {
      try {
        show.update(new Map([sending('unwritable')]));
      } catch {
        failures++;
      }
    };
    await until(() => (look(), failures > 0));
    // While its publisher sends it would go on for nobody.
    expect(show.active?.hasFailed).toBe(true);
    rmSync(marker, { recursive: true });
    await until(() => (look(), show.playlists.seconds > 0));
    show.end();
    said.splice(0);
  }, 20_000);
});
