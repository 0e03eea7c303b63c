import { expect, test } from '@playwright/test';
import { openShow, report, totalsAfter, type Viewer } from './crash/audience.ts';
import { CrashSystem, type PartName } from './crash/crash-system.ts';

const VIEWERS = 1_000;
/** Ten minutes of the show. */
const HEARTBEATS = 20;
/** Reports of a round that are sent before a part is killed: each of the others waits for its refusal. */
const SENT_BEFORE = 900;
/** Which part is killed in the midst of which round of heartbeats. */
const CRASHES = new Map<number, PartName>([
  [5, 'worker'],
  [10, 'redis'],
  [15, 'api'],
]);

test('WATCH-07 what 1,000 viewers watched is exact to the heartbeat, though API, worker and Redis are killed meanwhile', async () => {
  test.setTimeout(150_000);
  const system = await CrashSystem.start(['sandbox', 'api', 'worker']);
  try {
    const { videoId, viewers } = await openShow(system, VIEWERS);
    const lost = await watchThroughCrashes(system, videoId, viewers);
    console.log(`${VIEWERS * HEARTBEATS} heartbeats, ${lost} of them not acknowledged`);
    expect([...system.killed].sort()).toEqual(['api', 'redis', 'worker']);
    expect(lost).toBeGreaterThan(0);
    await expectExact(system, viewers);
  } finally {
    await system.stop();
  }
});

/** A part is back before the next round, as half a minute would bring it. @returns how many reports were not acknowledged */
async function watchThroughCrashes(system: CrashSystem, videoId: number, viewers: Viewer[]): Promise<number> {
  let lost = 0;
  for (let round = 1; round <= HEARTBEATS; round += 1) {
    const part = CRASHES.get(round);
    let restarted: Promise<void> | undefined;
    const totals = (viewer: number) => totalsAfter(round, viewer);
    lost += await report(system, videoId, viewers, totals, (count) => {
      if (part && count === SENT_BEFORE) restarted = system.crash(part);
    });
    await restarted;
  }
  const bye = (viewer: number) => ({ ...totalsAfter(HEARTBEATS, viewer), event: 'Leave' as const });
  await expect.poll(() => report(system, videoId, viewers, bye)).toBe(0);
  return lost;
}

async function expectExact(system: CrashSystem, viewers: readonly Viewer[]): Promise<void> {
  const told = viewers.map(({ buyer, acknowledged }) => {
    if (!acknowledged) throw new Error('a viewer was never answered');
    const { event, cur_time_end, time_total, pause_total } = acknowledged;
    return [buyer.id, time_total, pause_total, cur_time_end, event];
  });
  // Around midnight a viewing stands in two rows, which share its totals.
  const kept = async () => {
    const rows = await system.query<Record<'user_id' | 'time' | 'pauses' | 'cur_time_end' | 'event', unknown>>(
      `SELECT user_id, SUM(time_total) AS time, SUM(pause_total) AS pauses,
              SUBSTRING_INDEX(GROUP_CONCAT(cur_time_end ORDER BY visit_date DESC), ',', 1) AS cur_time_end,
              SUBSTRING_INDEX(GROUP_CONCAT(event ORDER BY visit_date DESC), ',', 1) AS event
         FROM video_statistics GROUP BY user_id`,
    );
    return sorted(
      rows.map(({ user_id, time, pauses, cur_time_end, event }) => [user_id, time, pauses, cur_time_end, event]),
    );
  };
  // A worker that was killed held its lease, which another one waits for.
  await expect.poll(kept, { timeout: 45_000, intervals: [1_000] }).toEqual(sorted(told));
}

function sorted(rows: unknown[][]): string[] {
  return rows.map((row) => row.join(' ')).sort();
}
