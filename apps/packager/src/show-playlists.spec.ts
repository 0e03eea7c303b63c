import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Fragment } from './fragments';
import type { Init } from './init-segment';
import { ShowPlaylists } from './show-playlists';

/** Bits a second of a picture that stands still. */
const STILL = 50_000;

describe('the playlist of playlists', () => {
  const root = mkdtempSync(join(tmpdir(), 'wethi-master-'));
  afterAll(() => rmSync(root, { recursive: true }));

  const init = (height: number): Init => ({ bytes: Buffer.alloc(1), tracks: [], codecs: '', width: height, height });
  const second = (start: number, bits: number): Fragment => ({
    ...{ bytes: Buffer.alloc(bits / 8), start, seconds: 1 },
    ...{ independent: true, frames: 25 },
  });

  function bandwidths(name: string, sourceBits: number): Record<string, number> {
    const playlists = new ShowPlaylists(join(root, name));
    const heights = { source: 1080, 480: 480, 240: 240, audio: 0 };
    const rungs = ['source', '480', '240', 'audio'] as const;
    playlists.begin(new Map(rungs.map((rung) => [rung, init(heights[rung])])), new Date());
    for (const start of [0, 1])
      for (const rung of rungs) playlists.add(rung, second(start, rung === 'source' ? sourceBits : STILL));
    const text = readFileSync(playlists.masterFile, 'utf8');
    const found = [...text.matchAll(/BANDWIDTH=(\d+).*\n(\w+)\.m3u8/g)];
    return Object.fromEntries(found.map(([, bits, rung = '']) => [rung, Number(bits)]));
  }

  it('WATCH-04 names what a slow line will have to carry, though the show begins with a still picture', () => {
    const found = bandwidths('dark', STILL);
    expect(found).toMatchObject({ 480: 1_306_000, 240: 624_000, audio: STILL * 1.2 });
    expect(found['source']).toBeGreaterThanOrEqual(1_306_000);
  });

  it('WATCH-04 names what a publisher sends when that is more', () => {
    expect(bandwidths('bright', 4_500_000)['source']).toBe(5_400_000);
  });
});
