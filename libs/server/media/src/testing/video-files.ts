import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const PICTURE = (size: string) => ['-f', 'lavfi', '-i', `testsrc=s=${size}:r=30:d=6`];
const SOUND = ['-f', 'lavfi', '-i', 'sine=440:d=6'];
const H264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-g', '30', '-pix_fmt', 'yuv420p'];

/** How each kind of upload comes about, six seconds long. */
const RECIPES = {
  'plain.mp4': [...PICTURE('160x90'), ...SOUND, ...H264, '-profile:v', 'main', '-c:a', 'aac'],
  'large.mp4': [...PICTURE('640x360'), ...SOUND, ...H264, '-profile:v', 'main', '-c:a', 'aac'],
  'streamed.mp4': [
    ...PICTURE('160x90'),
    ...SOUND,
    ...H264,
    '-profile:v',
    'main',
    '-c:a',
    'aac',
    '-movflags',
    'faststart',
  ],
  'camera.mkv': [...PICTURE('160x90'), ...SOUND, ...H264, '-profile:v', 'main', '-c:a', 'aac'],
  'silent.mp4': [...PICTURE('160x90'), ...H264, '-profile:v', 'main'],
  'vertical.mp4': [...PICTURE('90x160'), ...SOUND, ...H264, '-profile:v', 'main', '-c:a', 'aac'],
  'uneven.mp4': [
    ...PICTURE('160x90'),
    ...SOUND,
    '-vf',
    "select='not(mod(n,3))+lt(t,2)'",
    '-vsync',
    'vfr',
    ...H264,
    '-profile:v',
    'main',
    '-c:a',
    'aac',
  ],
  'deep.mp4': [
    ...PICTURE('160x90'),
    ...SOUND,
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-pix_fmt',
    'yuv420p10le',
    '-c:a',
    'aac',
  ],
  'rare-keys.mp4': [
    ...PICTURE('160x90'),
    ...SOUND,
    '-filter:v',
    'setpts=2*PTS',
    ...H264,
    '-g',
    '9999',
    '-profile:v',
    'main',
    '-c:a',
    'aac',
  ],
  'sound.mp4': [...SOUND, '-c:a', 'aac'],
} satisfies Record<string, string[]>;

export type VideoFile =
  | keyof typeof RECIPES
  | 'text.mp4'
  | 'broken.mp4'
  | 'garbled.mp4'
  | 'cut.mp4'
  | 'cut.mkv'
  | 'unfinished.mp4'
  | 'unended.mkv'
  | 'three-hours.mp4';

/** Six seconds, so often that it lasts for more than an hour. */
const UNENDED_TIMES = 720;

/** Small real videos of every kind that somebody may upload, made with ffmpeg when they are asked for. */
export class VideoFiles {
  private constructor(private readonly folder: string) {}

  static async open(): Promise<VideoFiles> {
    return new VideoFiles(await mkdtemp(join(tmpdir(), 'wethi-videos-')));
  }

  close(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }

  /** @returns the path of a fresh copy */
  async copy(name: VideoFile): Promise<string> {
    const copy = join(await mkdtemp(join(this.folder, 'copy-')), name);
    await copyFile(await this.make(name), copy);
    return copy;
  }

  private async make(name: VideoFile): Promise<string> {
    const file = join(this.folder, name);
    if (await readFile(file).catch(() => undefined)) return file;
    if (name === 'text.mp4') await writeFile(file, 'สวัสดี '.repeat(500));
    else if (name === 'cut.mp4') await this.shorten('streamed.mp4', file);
    else if (name === 'cut.mkv') await this.shorten('camera.mkv', file);
    else if (name === 'unfinished.mp4') await this.shorten('plain.mp4', file);
    else if (name === 'unended.mkv') await this.repeat('camera.mkv', file, UNENDED_TIMES);
    else if (name === 'broken.mp4')
      await writeFile(file, overwritten(await readFile(await this.make('plain.mp4')), 'moov'));
    else if (name === 'garbled.mp4')
      await writeFile(file, overwritten(await readFile(await this.make('plain.mp4')), 'mdat'));
    else if (name === 'three-hours.mp4')
      await writeFile(file, sayingThreeHours(await readFile(await this.make('plain.mp4'))));
    else await run('ffmpeg', ['-v', 'error', '-y', ...RECIPES[name], file]);
    return file;
  }

  /** As a recorder leaves it that was cut off: it says no length. */
  private async repeat(name: VideoFile, file: string, times: number): Promise<void> {
    const input = ['-stream_loop', String(times - 1), '-i', await this.make(name), '-map', '0:v'];
    await run('ffmpeg', ['-v', 'error', '-y', ...input, '-c', 'copy', '-live', '1', file]);
  }

  private async shorten(name: VideoFile, file: string): Promise<void> {
    const whole = await readFile(await this.make(name));
    await writeFile(file, whole.subarray(0, Math.floor(whole.length * 0.4)));
  }
}

/** With nonsense in place of what a box holds: what a bad disk makes of a file. */
function overwritten(mp4: Buffer, box: string): Buffer {
  const at = mp4.indexOf(box);
  return mp4.fill('nonsense', at + box.length, at - box.length + mp4.readUInt32BE(at - box.length));
}

/** Where a box of an mp4 file says how long it is, from its name on, and after how many bytes it says in which unit. */
const LENGTHS = {
  mvhd: { length: 20, unit: 16 },
  tkhd: { length: 24, unit: undefined },
  mdhd: { length: 20, unit: 16 },
};
const MILLISECONDS = 1_000;

function sayingThreeHours(mp4: Buffer): Buffer {
  for (const [box, { length, unit }] of Object.entries(LENGTHS)) {
    for (let at = mp4.indexOf(box); at > 0; at = mp4.indexOf(box, at + 4)) {
      const aSecond = unit ? mp4.readUInt32BE(at + unit) : MILLISECONDS;
      mp4.writeUInt32BE(3 * 3600 * aSecond, at + length);
    }
  }
  return mp4;
}
