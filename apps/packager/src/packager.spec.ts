import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { HealthReport } from './health-report';
import { Packager } from './packager';
import type { Publishing, RtmpServer } from './rtmp-server';
import { readSettings } from './settings';
import type { Show } from './show';
import type { SrtListeners } from './srt-listeners';

const BROKEN = ['brokenshow', 'brokencomer'];

describe('a packager that is started in mid-show', () => {
  const storage = mkdtempSync(join(tmpdir(), 'wethi-packager-'));
  const said: string[] = [];
  /** The shows of which it told how they are. */
  const told = new Set<string>();
  const publishings = new Map(['goodshow', 'newcomer', ...BROKEN].map((name) => [name, publishing(name)]));
  const packager = new Packager(
    readSettings({ INTERNAL_TOKEN: 'x'.repeat(32), STORAGE_DIR: storage }),
    { publishings: () => Promise.resolve(publishings) } as unknown as RtmpServer, // all that the packager asks of it here
    { report: ({ contentId }: Show) => void told.add(contentId) } as unknown as HealthReport, // all that the packager asks of it here
    { start: () => undefined, stop: () => undefined } as unknown as SrtListeners, // all that the packager asks of it here
    (line) => said.push(line),
  );
  afterAll(() => {
    packager.stop();
    rmSync(storage, { recursive: true });
  });

  function publishing(name: string): Publishing {
    return { name, bytes: 1, bitrate: 1, since: 0, silent: 0 };
  }
  const folderOf = (contentId: string) => join(storage, 'videos', contentId);
  const until = async (condition: () => boolean) => {
    while (!condition()) await setTimeout(25);
  };

  it('RUN-05 WATCH-04 goes on with every show but those whose folder cannot be had, and with these as soon as it can', async () => {
    for (const folder of ['videos', 'recordings']) mkdirSync(join(storage, folder));
    for (const contentId of ['brokenshow', 'goodshow']) writeFileSync(join(storage, 'live', contentId), '');
    for (const contentId of BROKEN) writeFileSync(folderOf(contentId), '');
    packager.start();
    expect(packager.show('goodshow')).toBeDefined();
    await until(() => told.size === 2);
    expect([...told].sort()).toEqual(['goodshow', 'newcomer']);
    for (const contentId of BROKEN) {
      expect(said.join()).toContain(`${contentId}: Error: EEXIST`);
      rmSync(folderOf(contentId));
    }
    await until(() => told.size === 4);
  }, 20_000);
});

describe('a publisher whom nginx does not record any more', () => {
  const storage = mkdtempSync(join(tmpdir(), 'wethi-packager-'));
  afterEach(() => void vi.useRealTimers());
  afterAll(() => rmSync(storage, { recursive: true }));

  it('RUN-05 WATCH-04 is sent away, to be recorded when they come back; who sends nothing meanwhile is not', async () => {
    const dropped: string[] = [];
    const sent = { unwritten: 1, written: 1, quietshow: 1 };
    const publishing = (name: string, bytes: number): Publishing => ({ name, bytes, bitrate: 1, since: 0, silent: 0 });
    const rtmp = {
      publishings: () =>
        Promise.resolve(new Map(Object.entries(sent).map(([name, bytes]) => [name, publishing(name, bytes)]))),
      drop: (name: string) => Promise.resolve(dropped.push(name)),
    };
    const packager = new Packager(
      readSettings({ INTERNAL_TOKEN: 'x'.repeat(32), STORAGE_DIR: storage }),
      rtmp as unknown as RtmpServer, // all that the packager asks of it here
      { report: () => undefined } as unknown as HealthReport, // all that the packager asks of it here
      { stop: () => undefined } as unknown as SrtListeners, // all that the packager asks of it here
      () => undefined,
    );
    for (const folder of ['videos', 'recordings']) mkdirSync(join(storage, folder));
    vi.useFakeTimers({ toFake: ['Date'] });
    for (const name of Object.keys(sent)) writeFileSync(join(storage, 'recordings', `${name}-1.flv`), Buffer.alloc(20));
    for (let seconds = 0; seconds <= 6; seconds++) {
      await packager['look']();
      vi.advanceTimersByTime(1_000);
      sent.unwritten++;
      sent.written++;
      appendFileSync(join(storage, 'recordings', 'written-1.flv'), 'x');
    }
    expect(new Set(dropped)).toEqual(new Set(['unwritten']));
    packager.stop();
  });
});
