import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { execa } from 'execa';

const CLIP_SECONDS = 20;
/** As heavy as a picture may be that is published as it is. */
const BITRATE = '11M';

/** Makes a video that can be published as it is, in about a minute for each gigabyte. @returns its bytes and seconds */
export async function makeLargeFile(file: string, bytes: number): Promise<{ bytes: number; seconds: number }> {
  const clip = `${file}.clip.mp4`;
  const source = ['-f', 'lavfi', '-i', `testsrc2=size=640x360:rate=25:d=${CLIP_SECONDS}`];
  const sound = ['-f', 'lavfi', '-i', `sine=440:d=${CLIP_SECONDS}`, '-c:a', 'aac'];
  const rate = ['-b:v', BITRATE, '-minrate', BITRATE, '-maxrate', BITRATE, '-bufsize', BITRATE];
  const picture = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-g', '50', ...rate];
  const constant = ['-profile:v', 'main', '-x264-params', 'nal-hrd=cbr:force-cfr=1'];
  await execa('ffmpeg', ['-v', 'error', '-y', ...source, ...sound, ...picture, ...constant, clip]);
  const loops = Math.ceil(bytes / (await stat(clip)).size);
  await execa('ffmpeg', ['-v', 'error', '-y', '-stream_loop', String(loops - 1), '-i', clip, '-c', 'copy', file]);
  return { bytes: (await stat(file)).size, seconds: loops * CLIP_SECONDS };
}

interface Sending {
  address: string;
  token: string;
  file: string;
  from: number;
  /** The line breaks after this many bytes of the file. */
  breakAt?: number;
}

/** Sends a file from an offset on by tus; without a break until the server has it. @returns bytes that were sent */
export function sendFile({ address, token, file, from, breakAt }: Sending): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { ...tusHeaders(token), 'upload-offset': from, 'content-type': 'application/offset+octet-stream' };
    const sending = request(address, { method: 'PATCH', headers });
    const source = createReadStream(file, { start: from });
    source.on('data', () => {
      if (breakAt !== undefined && from + source.bytesRead >= breakAt) sending.destroy();
    });
    sending.on('response', (answer) => {
      answer.resume();
      if (answer.statusCode === 204) resolve(source.bytesRead);
      else reject(new Error(`the upload was answered with ${answer.statusCode}`));
    });
    sending.on('error', reject);
    sending.on('close', () => resolve(source.bytesRead));
    source.pipe(sending);
  });
}

/** How far an upload is, once the server wrote down what it got. */
export async function offsetOf(address: string, token: string): Promise<number> {
  for (let before = -1; ;) {
    const { headers } = await fetch(address, { method: 'HEAD', headers: tusHeaders(token) });
    const offset = Number(headers.get('upload-offset'));
    if (offset === before) return offset;
    before = offset;
    await pause(500);
  }
}

export function tusHeaders(token: string): Record<string, string> {
  return { 'tus-resumable': '1.0.0', authorization: `Bearer ${token}` };
}
