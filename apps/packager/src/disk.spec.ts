import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ampleBytes, isLow, makeRoom, ROOM_BYTES } from './disk';

const GB = 1024 ** 3;

describe('a disk that fills during a recording', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wethi-disk-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('RUN-05 is told while it still holds the rest of an hour, the more of it the better the picture', () => {
    const full = 4_500_000;
    expect([isLow(5 * GB, full), isLow(4 * GB, full)]).toEqual([false, true]);
    expect([isLow(4 * GB, full / 2), isLow(2 * ROOM_BYTES, 0), isLow(2 * ROOM_BYTES - 1, 0)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('RUN-05 gives way to the show on air when the disk is full, oldest first, if it is packed', () => {
    const full = join(folder, 'full');
    mkdirSync(full);
    for (const name of ['old-1.flv', 'new-2.flv', 'now-3.flv']) writeFileSync(join(full, name), '');
    makeRoom(full, () => false, 0);
    expect(readdirSync(full)).toHaveLength(3);
    for (let looks = 0; looks < 5; looks++) makeRoom(full, (file) => file === 'now-3.flv', Infinity, Infinity);
    expect(readdirSync(full)).toEqual(['now-3.flv']);
  });

  it('RUN-05 WATCH-01 is never so full that uploads are refused for recordings of weeks ago', () => {
    const old = join(folder, 'old');
    mkdirSync(old);
    const days = { 'month-1.flv': 30, 'needed-2.flv': 20, 'fresh-3.flv': 6 };
    for (const [name, ago] of Object.entries(days)) {
      writeFileSync(join(old, name), '');
      const changed = new Date(Date.now() - ago * 86_400_000);
      utimesSync(join(old, name), changed, changed);
    }
    for (let looks = 0; looks < 5; looks++) makeRoom(old, (file) => file === 'needed-2.flv', Infinity, 0);
    expect(readdirSync(old).sort()).toEqual(['fresh-3.flv', 'needed-2.flv']);
    const ample = ampleBytes(old);
    expect([ample >= 5 * GB, ample <= 40 * GB]).toEqual([true, true]);
  });
});
