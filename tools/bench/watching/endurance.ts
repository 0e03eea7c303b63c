/// <reference lib="dom" />
import { parseArgs, styleText } from 'node:util';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { execa } from 'execa';
import { installChromium } from '../../services/chromium.ts';
import { asFailure } from '../../services/failure.ts';
import { findProgram } from '../../services/programs.ts';
import { installSaying, missingPackages } from '../../services/system-packages.ts';
import { MeasuredSystem } from '../measured-system.ts';
import { onPhone } from '../slow-phone.ts';
import { addViewer, RECORDED, signIn } from './viewer.ts';

const HEARTBEAT_SECONDS = 30;
/** What a cheap phone's line carries with room to spare. */
const ENCODING =
  '-c:v libx264 -preset veryfast -b:v 300k -maxrate 400k -bufsize 600k -g 50 -pix_fmt yuv420p -c:a aac -b:a 64k';

/** `ahead`: seconds of video that were held from there on; none means that the line was too slow, some that the device was. */
interface Stall {
  second: number;
  ahead: number;
}

interface Minute {
  /** Bytes of the page's scripts after a garbage collection. */
  heap: number;
  /** Seconds that the player holds of the video. */
  buffered: number;
  /** Where the picture has stood still since it began. */
  stalls: Stall[];
  heartbeats: number;
  refused: number;
  second: number;
}

/** `npm run endurance`: a cheap phone watches a replay for forty minutes; `-- --minutes 5` for less. */
async function run(): Promise<void> {
  const { values } = parseArgs({ options: { minutes: { type: 'string', default: '40' } } });
  const minutes = Math.max(2, Number(values.minutes));
  await installSaying(missingPackages());
  const executablePath = await installChromium();
  const system = await MeasuredSystem.start((step) => console.log(styleText('dim', step)));
  const restore = await makeVideo(system, minutes + 2);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const token = await addViewer(system);
    const watched = await onPhone(browser, async (page, context) => {
      await signIn(context, system, token);
      return watch(page, await context.newCDPSession(page), system, minutes);
    });
    judge(watched, minutes);
  } finally {
    await browser.close();
    restore();
    await system.stop();
  }
}

/** Puts a long video in the place of the recorded show's. @returns how to put its own back */
async function makeVideo(system: MeasuredSystem, minutes: number): Promise<() => void> {
  const folder = join(system.settings.STORAGE_DIR ?? '', 'videos', await recordedContent(system));
  const own = `${folder}.own`;
  // Of a run that was broken off.
  if (existsSync(own)) putBack(own, folder);
  renameSync(folder, own);
  mkdirSync(folder);
  const clip = join(system.directory, 'endurance.mp4');
  const source = '-f lavfi -i testsrc2=size=426x240:rate=25 -f lavfi -i sine=frequency=440 -t 60';
  const output = '-c copy -f hls -hls_time 4 -hls_playlist_type vod -hls_segment_type fmp4 -master_pl_name master.m3u8';
  await ffmpeg(`${source} ${ENCODING} ${clip}`, folder);
  await ffmpeg(`-stream_loop ${minutes - 1} -i ${clip} ${output} source.m3u8`, folder);
  return () => putBack(own, folder);
}

function putBack(own: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  renameSync(own, folder);
}

async function ffmpeg(options: string, directory: string): Promise<void> {
  await execa(findProgram('ffmpeg'), ['-y', '-loglevel', 'error', ...options.split(' ')], { cwd: directory });
}

async function recordedContent(system: MeasuredSystem): Promise<string> {
  const connection = await system.connect();
  const [rows] = await connection.query(
    `SELECT video_content_id FROM video JOIN product ON product.stage_id = video.stage_id
      WHERE product_url = ? AND video_status = 'ready' AND video_type = 'stage' LIMIT 1`,
    [RECORDED],
  );
  await connection.end();
  const [{ video_content_id }] = rows as [{ video_content_id: string }];
  return video_content_id;
}

/** @returns what was seen at the end of each minute */
async function watch(page: Page, protocol: CDPSession, system: MeasuredSystem, minutes: number): Promise<Minute[]> {
  const beats = { heartbeats: 0, refused: 0 };
  page.on('response', (response) => {
    if (!response.url().endsWith('/videosStatistics')) return;
    beats[response.ok() ? 'heartbeats' : 'refused'] += 1;
  });
  await page.goto(`${system.web}/watchReruns`);
  await page.getByRole('link', { name: 'ดูย้อนหลัง' }).first().tap();
  await page.getByRole('button', { name: 'เล่น', exact: true }).first().tap();
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0, undefined, {
    timeout: 60_000,
  });
  await page.evaluate(() => {
    const video = document.querySelector('video');
    const stalls: Stall[] = [];
    Object.assign(window, { stalls });
    video?.addEventListener('waiting', () => {
      const { buffered, currentTime: second } = video;
      let ahead = 0;
      for (let range = 0; range < buffered.length; range += 1)
        if (buffered.start(range) <= second) ahead = Math.max(0, buffered.end(range) - second);
      stalls.push({ second, ahead });
    });
  });
  const began = Date.now();
  const seen: Minute[] = [];
  for (let minute = 1; minute <= minutes; minute += 1) {
    await sleep(began + minute * 60_000 - Date.now());
    await protocol.send('HeapProfiler.collectGarbage');
    const { usedSize } = await protocol.send('Runtime.getHeapUsage');
    const now = await page.evaluate(() => {
      const video = document.querySelector('video');
      const ranges = video?.buffered;
      let buffered = 0;
      for (let range = 0; ranges && range < ranges.length; range += 1)
        buffered += ranges.end(range) - ranges.start(range);
      const { stalls } = window as unknown as { stalls: Stall[] }; // set above; the browser's type does not know it
      return { buffered, stalls, second: video?.currentTime ?? 0 };
    });
    seen.push({ heap: usedSize, ...now, ...beats });
    console.log(told(minute, seen.at(-1)));
  }
  return seen;
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

function told(minute: number, seen?: Minute): string {
  if (!seen) return '';
  const { heap, buffered, stalls, heartbeats, refused, second } = seen;
  return (
    `minute ${minute}: at ${second.toFixed(0)} s, scripts ${megabytes(heap)}, ${buffered.toFixed(0)} s of video held, ` +
    `${stalls.length} stalls, ${heartbeats} heartbeats, ${refused} refused`
  );
}

/** Prints how the second half compares with the first. */
function judge(seen: readonly Minute[], minutes: number): void {
  const last = seen.at(-1);
  if (!last) return;
  const half = seen.length >> 1;
  const highest = (part: readonly Minute[]) => Math.max(...part.map(({ heap }) => heap));
  const [early, late] = [highest(seen.slice(0, half)), highest(seen.slice(half))];
  const due = Math.floor((minutes * 60) / HEARTBEAT_SECONDS);
  console.log(`most memory of scripts: ${megabytes(early)} in the first half, ${megabytes(late)} in the second`);
  console.log(`${last.heartbeats} heartbeats, about ${due} due; ${last.refused} refused`);
  const places = last.stalls.map(
    ({ second, ahead }) => `at ${second.toFixed(1)} s with ${ahead.toFixed(1)} s held ahead`,
  );
  console.log(`${last.stalls.length} stalls ${places.join(', ')}`);
}

run().then(
  () => process.exit(0),
  (error: unknown) => {
    const { message, advice, log } = asFailure(error);
    console.error([styleText('red', `✖ ${message}: ${advice}`), ...log].join('\n'));
    process.exit(1);
  },
);
