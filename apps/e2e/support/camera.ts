import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sendFile, tusHeaders } from '../crash/large-file.ts';
import { addresses } from './addresses.ts';
import { officeApi, ownerToken } from './office.ts';

const run = promisify(execFile);
const SECONDS = 60;

/** Uploads a picture of a minute as the file of a video. */
export async function uploadPicture(videoId: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'wethi-camera-'));
  try {
    const file = join(folder, 'camera.mp4');
    const source = ['-f', 'lavfi', '-i', `testsrc2=size=320x180:rate=25:d=${SECONDS}`];
    const sound = ['-f', 'lavfi', '-i', `sine=880:d=${SECONDS}`, '-c:a', 'aac'];
    const picture = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-g', '50'];
    await run('ffmpeg', ['-v', 'error', ...source, ...sound, ...picture, file]);
    const token = await ownerToken();
    const fields = { video_id: String(videoId), filename: 'camera.mp4' };
    const metadata = Object.entries(fields).map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`);
    const created = await fetch(`${addresses.shop}/api/uploads/videos`, {
      method: 'POST',
      headers: {
        ...tusHeaders(token),
        'upload-length': String((await stat(file)).size),
        'upload-metadata': metadata.join(','),
      },
    });
    const address = new URL(created.headers.get('location') ?? '', addresses.shop).href;
    await sendFile({ address, token, file, from: 0 });
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Whether a video can be played. */
export async function isReady(videoId: number): Promise<boolean> {
  const { data } = await officeApi('GET', `videosById?id=${videoId}`);
  return (data as { video_status: string }).video_status === 'ready';
}
