import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { liveHealthKey, type LiveHealth } from '@wethi/contract';
import { PubSub } from '@wethi/platform';
import { createTestApp, until, type TestApp } from '@wethi/platform/testing';
import { freeBytes } from './disk';
import type { Feed } from './feed';
import type { StreamFacts } from './ffmpeg';
import { HealthReport } from './health-report';
import { RecordingFolder } from './recording';
import { RtmpServer } from './rtmp-server';
import { Show } from './show';
import { freePort } from './testing/live-system';

const BOTH: StreamFacts = {
  video: { codec: 'H264', width: 320, height: 180, fps: 25 },
  audio: { codec: 'AAC', channels: 2, sampleRate: 48_000 },
};

describe('what the packager tells of a show', () => {
  let test: TestApp;
  const folder = mkdtempSync(join(tmpdir(), 'wethi-health-'));
  beforeAll(async () => (test = await createTestApp([])));
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await test.close();
  });

  /** @returns the warnings about a stream of so many bits a second @param packed what of it goes into the show @param lag in seconds */
  async function warningsAt(contentId: string, bitrate: number, packed?: StreamFacts, lag = 0): Promise<string[]> {
    const { redis } = test.get(PubSub);
    mkdirSync(join(folder, contentId));
    const show = new Show({
      ...{ contentId, folder: join(folder, contentId), marker: join(folder, `${contentId}.marker`), heights: [] },
      ...{ recordings: new RecordingFolder(folder), isCamera: false, complain: () => undefined },
    });
    const sent = { name: contentId, bytes: 1, bitrate, since: 0, silent: 0, ...BOTH };
    if (packed) show.active = { stream: contentId, facts: packed, lag } as Feed; // all that is asked of it here
    new HealthReport(redis, new RtmpServer(await freePort())).report(show, new Map([[contentId, sent]]));
    await until(async () => (await redis.exists(liveHealthKey(contentId))) === 1);
    return (JSON.parse((await redis.get(liveHealthKey(contentId))) ?? '{}') as LiveHealth).warnings;
  }

  it('RUN-05 WATCH-04 warns of a disk before it is full: when it does not hold another hour as large as this one', async () => {
    const fills = (freeBytes(folder) * 8) / 3600;
    expect(await warningsAt('largeshow', fills)).toContain('diskLow');
    expect(await warningsAt('smallshow', fills / 100)).not.toContain('diskLow');
  });
  it('WATCH-08 warns first of what viewers miss now, then of what may be missing later', async () => {
    const fills = (freeBytes(folder) * 8) / 3600;
    expect(await warningsAt('silentshow', fills, { video: BOTH.video })).toEqual(['noAudio', 'diskLow']);
  });

  it('WATCH-08 warns where encoding does not keep up with what is sent', async () => {
    expect(await warningsAt('slowshow', 0, BOTH, 16)).toEqual(['behind']);
    expect(await warningsAt('quickshow', 0, BOTH, 2)).toEqual([]);
  });

  it('WATCH-08 warns of picture or sound that is made up, whatever the publisher said it would send', async () => {
    expect(await warningsAt('withboth', 0, BOTH)).toEqual([]);
    expect(await warningsAt('withsound', 0, { audio: BOTH.audio })).toEqual(['noVideo']);
    expect(await warningsAt('withpicture', 0, { video: BOTH.video })).toEqual(['noAudio']);
  });
});
