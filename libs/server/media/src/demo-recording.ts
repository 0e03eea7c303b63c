import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Storage } from '@wethi/platform';
import sharp from 'sharp';

const run = promisify(execFile);

/** What a demonstration recording shows and plays. */
export interface DemoRecording {
  contentId: string;
  /** Bytes of the key visual. */
  picture: Buffer;
  bandName: string;
  /** Songs one after the other. */
  songs: string[];
  songSeconds: number;
  /** Base tone in hertz, so that no two shows sound alike. */
  tone: number;
}

/**
 * Makes a real recording of moving picture and music with ffmpeg and puts its HLS files (720p, 360p) into storage.
 * The playlist goes last, because a video whose playlist is there can be played.
 * @throws Error when ffmpeg is missing or fails
 */
export async function makeDemoRecording(recording: DemoRecording, storage: Storage): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'wethi-recording-'));
  try {
    await writeFile(join(folder, 'picture'), recording.picture);
    const captions = await Promise.all(
      recording.songs.map((song, place) => drawCaption(recording, song, place, folder)),
    );
    await run('ffmpeg', encoding(recording, captions), { cwd: folder, maxBuffer: 1e7 });
    const files = (await readdir(folder)).filter((name) => /\.(m4s|mp4|m3u8)$/.test(name));
    files.sort((one, other) => Number(one === 'master.m3u8') - Number(other === 'master.m3u8'));
    for (const name of files) {
      await storage.put('videos', `${recording.contentId}/${name}`, await readFile(join(folder, name)));
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The song's name over the lower part of the picture; drawn here, because ffmpeg misplaces Thai tone marks. */
async function drawCaption({ bandName, songs }: DemoRecording, song: string, place: number, folder: string) {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="220" font-family="Noto Sans Thai, Loma">
    <defs><linearGradient id="dark" x2="0" y2="1">
      <stop stop-color="#08040e" stop-opacity="0"/><stop offset="1" stop-color="#08040e" stop-opacity=".85"/>
    </linearGradient></defs>
    <rect width="1280" height="220" fill="url(#dark)"/>
    <text x="64" y="112" font-size="50" font-weight="700" fill="#fff">${escape(song)}</text>
    <text x="64" y="160" font-size="26" fill="#cfc6e0">${escape(bandName)} · ช่วงที่ ${place + 1} จาก ${songs.length}</text>
  </svg>`;
  const name = `caption-${place}.png`;
  await sharp(Buffer.from(drawing)).png().toFile(join(folder, name));
  return name;
}

function escape(text: string): string {
  return text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const INPUTS_BEFORE_CAPTIONS = 2;

/** The camera wanders over the key visual; each song shows its caption for its first half. */
function pictureFilter({ songSeconds, songs }: DemoRecording): string {
  const wander = "crop=1280:720:x='80+70*sin(2*PI*t/24)':y='45+40*sin(2*PI*t/17)'";
  const still = 'scale=1440:810:force_original_aspect_ratio=increase,crop=1440:810,format=yuv420p,loop=loop=-1:size=1';
  const length = songs.length * songSeconds;
  const captions = songs.map((_, place) => {
    const from = place * songSeconds;
    const shown = `enable='between(t,${from},${from + songSeconds / 2})'`;
    return `[p${place}];[p${place}][${place + INPUTS_BEFORE_CAPTIONS}:v]overlay=0:500:${shown}`;
  });
  const chain = `[0:v]${still},fps=24,trim=duration=${length},${wander}${captions.join('')}`;
  return `${chain},split=2[large][s];[s]scale=-2:360:flags=fast_bilinear[small]`;
}

/** A plucked pentatonic tune over a slow bass. */
function music({ tone, songs, songSeconds }: DemoRecording): string {
  const step = 'mod(floor(t/0.4)*3+floor(t/6.4),5)';
  const plucked = `0.16*exp(-5*mod(t,0.4))*sin(2*PI*t*${tone}*pow(2,(2*${step}+gte(${step},3))/12))`;
  const bass = `0.12*exp(-2*mod(t,1.6))*sin(2*PI*t*${tone / 2}*pow(2,5*mod(floor(t/1.6),2)/12))`;
  return `aevalsrc='${plucked}+${bass}':s=44100:d=${songs.length * songSeconds}`;
}

function encoding(recording: DemoRecording, captions: string[]): string[] {
  const quality = [
    '-crf',
    '27',
    '-maxrate:v:0',
    '1600k',
    '-bufsize:v:0',
    '3200k',
    '-maxrate:v:1',
    '450k',
    '-bufsize:v:1',
    '900k',
  ];
  const streams = 'v:0,agroup:a,name:720 v:1,agroup:a,name:360 a:0,agroup:a,name:audio,default:yes,language:th';
  return [
    ...['-y', '-v', 'error', '-i', 'picture', '-f', 'lavfi', '-i', music(recording)],
    ...captions.flatMap((name) => ['-i', name]),
    ...['-filter_complex', pictureFilter(recording), '-map', '[large]', '-map', '[small]', '-map', '1:a'],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-profile:v', 'main', '-pix_fmt', 'yuv420p', ...quality],
    ...['-sc_threshold', '0', '-force_key_frames', 'expr:gte(t,n_forced*4)', '-c:a', 'aac', '-b:a', '96k', '-ac', '2'],
    ...['-f', 'hls', '-hls_time', '4', '-hls_playlist_type', 'vod', '-hls_segment_type', 'fmp4'],
    ...['-hls_fmp4_init_filename', '%v-init.mp4', '-hls_segment_filename', '%v-%04d.m4s'],
    ...['-master_pl_name', 'master.m3u8', '-var_stream_map', streams, '%v.m3u8'],
  ];
}
