import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Storage } from '@wethi/platform';
import sharp from 'sharp';
import { LOOP_SECONDS, repeatingPlaylist, SEGMENT_SECONDS } from './demo-playlist';

const run = promisify(execFile);
export const RENDITIONS = ['720', '360'] as const;

/** What a demonstration recording shows and plays. */
export interface DemoRecording {
  contentId: string;
  /** Bytes of the key visual. */
  picture: Buffer;
  bandName: string;
  /** Songs one after the other, with how long each lasts. */
  songs: { title: string; seconds: number }[];
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
      recording.songs.map((song, place) => drawCaption(recording, song.title, place, folder)),
    );
    await run('ffmpeg', encoding(recording, captions), { cwd: folder, maxBuffer: 1e7 });
    const lengths = recording.songs.map(({ seconds }) => seconds);
    for (const name of RENDITIONS) await writeFile(join(folder, `${name}.m3u8`), repeatingPlaylist(name, lengths));
    const files = (await readdir(folder)).filter((name) => /\.(m4s|mp4|m3u8)$/.test(name));
    files.sort((one, other) => Number(one === 'master.m3u8') - Number(other === 'master.m3u8'));
    for (const name of files) {
      await storage.put('videos', `${recording.contentId}/${name}`, await readFile(join(folder, name)));
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The song's name at the upper right, where no control lies; drawn here, because ffmpeg misplaces Thai tone marks. */
async function drawCaption({ bandName, songs }: DemoRecording, song: string, place: number, folder: string) {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="200" font-family="Noto Sans Thai, Loma">
    <defs><linearGradient id="dark" x2="0" y2="1">
      <stop stop-color="#08040e" stop-opacity=".8"/><stop offset="1" stop-color="#08040e" stop-opacity="0"/>
    </linearGradient></defs>
    <rect width="1280" height="200" fill="url(#dark)"/>
    <g text-anchor="end">
      <text x="1232" y="78" font-size="42" font-weight="700" fill="#fff">${escape(song)}</text>
      <text x="1232" y="122" font-size="24" fill="#cfc6e0">${escape(bandName)} · ช่วงที่ ${place + 1} จาก ${songs.length}</text>
    </g>
  </svg>`;
  const name = `caption-${place}.png`;
  await sharp(Buffer.from(drawing)).png().toFile(join(folder, name));
  return name;
}

function escape(text: string): string {
  return text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const INPUTS_BEFORE_CAPTIONS = 2;

/** The camera wanders over the key visual and is back after each loop; captions stand for the first half of a loop. */
function pictureFilter(songs: number): string {
  const still = 'scale=1440:810:force_original_aspect_ratio=increase,crop=1440:810,format=yuv420p,loop=loop=-1:size=1';
  const turn = `2*PI*t/${LOOP_SECONDS}`;
  const wander = `crop=1280:720:x='80+70*sin(${turn})':y='45+40*sin(2*${turn})'`;
  const captions = Array.from({ length: songs }, (_, place) => {
    const from = place * LOOP_SECONDS;
    const shown = `enable='between(t,${from},${from + LOOP_SECONDS / 2})'`;
    return `[p${place}];[p${place}][${place + INPUTS_BEFORE_CAPTIONS}:v]overlay=0:0:${shown}`;
  });
  const chain = `[0:v]${still},fps=20,trim=duration=${songs * LOOP_SECONDS},${wander}${captions.join('')}`;
  return `${chain},split=2[large][s];[s]scale=-2:360:flags=fast_bilinear[small]`;
}

/** A plucked pentatonic tune, another one for each song, over a slow bass; both are back after each loop. */
function music(tone: number, songs: number): string {
  const step = `mod(floor(t/0.4)*3+floor(t/${LOOP_SECONDS}),5)`;
  const plucked = `0.16*exp(-5*mod(t,0.4))*sin(2*PI*t*${tone}*pow(2,(2*${step}+gte(${step},3))/12))`;
  const bass = `0.12*exp(-2*mod(t,2))*sin(2*PI*t*${tone / 2}*pow(2,5*mod(floor(t/2),2)/12))`;
  return `aevalsrc='${plucked}+${bass}':s=48000:d=${songs * LOOP_SECONDS}`;
}

const QUALITY = [
  ...['-c:v', 'libx264', '-preset', 'ultrafast', '-profile:v', 'main', '-pix_fmt', 'yuv420p', '-crf', '27'],
  ...['-maxrate:v:0', '1600k', '-bufsize:v:0', '3200k', '-maxrate:v:1', '450k', '-bufsize:v:1', '900k'],
  ...['-c:a', 'aac', '-b:a', '96k', '-ac', '2'],
];
const SEGMENTS = [
  ...['-sc_threshold', '0', '-force_key_frames', `expr:gte(t,n_forced*${SEGMENT_SECONDS})`],
  ...['-f', 'hls', '-hls_time', String(SEGMENT_SECONDS), '-hls_playlist_type', 'vod', '-hls_segment_type', 'fmp4'],
  ...['-hls_fmp4_init_filename', '%v-init.mp4', '-hls_segment_filename', '%v-%04d.m4s'],
  ...['-master_pl_name', 'master.m3u8'],
  ...['-var_stream_map', RENDITIONS.map((name, place) => `v:${place},a:${place},name:${name}`).join(' ')],
];

function encoding({ songs, tone }: DemoRecording, captions: string[]): string[] {
  return [
    ...['-y', '-v', 'error', '-i', 'picture', '-f', 'lavfi', '-i', music(tone, songs.length)],
    ...captions.flatMap((name) => ['-i', name]),
    ...['-filter_complex', pictureFilter(songs.length)],
    ...['-map', '[large]', '-map', '[small]', '-map', '1:a', '-map', '1:a'],
    ...QUALITY,
    ...SEGMENTS,
    '%v.m3u8',
  ];
}
