import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { CrashSystem } from './crash/crash-system.ts';
import { makeLargeFile, offsetOf, sendFile, tusHeaders } from './crash/large-file.ts';

const GIGABYTES = Number(process.env.LARGE_UPLOAD_GB);
const PATIENCE = { timeout: 600_000, intervals: [500] };

interface Work {
  video_status: string;
  running: boolean;
  fault: string | null;
  source_bytes: number | null;
  watchable: string[];
  parts: { name: string; percent: number }[];
}

test('WATCH-01 a file of gigabytes is broken off and resumed, cancelled, and ready though the worker is killed', async () => {
  test.setTimeout(30 * 60_000);
  const folder = await mkdtemp(join(tmpdir(), 'wethi-large-'));
  const system = await CrashSystem.start(['api', 'nginx', 'worker']);
  try {
    const token = await system.openOffice();
    const call = async (method: string, path: string, body?: object) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const answer = await fetch(`${system.api}/${path}`, { method, headers, body: body && JSON.stringify(body) });
      return ((await answer.json()) as { data: unknown }).data;
    };
    const file = join(folder, 'show.mp4');
    const { bytes, seconds } = await makeLargeFile(file, GIGABYTES * 1e9);
    const { insertId: id } = (await call('POST', 'videos', { video_name: 'คืนยาว' })) as { insertId: number };
    const work = async () => ((await call('GET', `videosWork?id=${id}`)) as [Work])[0];
    const percent = async () => (await work()).parts.find(({ name }) => name === '240')?.percent ?? 0;
    const note = stopwatch();

    const created = await fetch(`${system.site}/api/uploads/videos`, {
      method: 'POST',
      headers: { ...tusHeaders(token), 'upload-length': String(bytes), 'upload-metadata': metadata(id) },
    });
    const address = new URL(created.headers.get('location') ?? '', system.site).href;
    await sendFile({ address, token, file, from: 0, breakAt: bytes * 0.6 }).catch(() => undefined);
    const from = await offsetOf(address, token);
    expect(from).toBeGreaterThan(0);
    expect(from).toBeLessThan(bytes);
    note(`sent until the line broke at ${(from / 1e9).toFixed(2)} of ${(bytes / 1e9).toFixed(2)} GB`);
    expect(await sendFile({ address, token, file, from })).toBe(bytes - from);
    note('resumed exactly there and taken over');

    await expect.poll(async () => (await work()).video_status, PATIENCE).toBe('ready');
    expect(await work()).toMatchObject({ running: true, source_bytes: bytes, watchable: ['360', 'audio'] });
    note(`watchable at its own size, ${seconds} s long`);
    await expect.poll(percent, PATIENCE).toBeGreaterThan(5);
    note(`smaller quality at ${await percent()} %`);

    await call('POST', 'videosStop', { id });
    await expect.poll(async () => (await work()).fault, PATIENCE).toBe('STOPPED');
    expect((await work()).video_status).toBe('ready');
    note('cancelled, still watchable');
    await call('POST', 'videosRetry', { id });
    await expect.poll(percent, PATIENCE).toBeGreaterThan(5);
    await system.crash('worker');
    note('begun again; worker killed and started');

    await expect.poll(async () => (await work()).running, PATIENCE).toBe(false);
    expect(await work()).toMatchObject({
      fault: null,
      watchable: expect.arrayContaining(['360', 'audio', '240']) as string[],
    });
    const { video_duration } = (await call('GET', `videosById?id=${id}`)) as { video_duration: number };
    expect(Math.abs(video_duration - seconds)).toBeLessThanOrEqual(2);
    note('all qualities ready');
  } finally {
    await system.stop();
    await rm(folder, { recursive: true });
  }
});

function metadata(id: number): string {
  const fields = { video_id: String(id), filename: 'show.mp4' };
  return Object.entries(fields)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');
}

/** Prints what happened with the seconds since the last word. */
function stopwatch(): (what: string) => void {
  let last = Date.now();
  return (what) => {
    console.log(`${((Date.now() - last) / 1000).toFixed(1)} s: ${what}`);
    last = Date.now();
  };
}
