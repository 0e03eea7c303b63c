import { SOUND_KILOBITS } from '@wethi/contract';
import { rateAt, sizeAt, type Rung } from './ladder';
import type { Plan } from './judgement';

const SEGMENT_SECONDS = 4;

/** CMAF without edit lists, so that pictures and sound of different files begin at the same moment. */
function segments(stem: string): string[] {
  return [
    ...['-f', 'hls', '-hls_time', String(SEGMENT_SECONDS), '-hls_playlist_type', 'vod', '-hls_segment_type', 'fmp4'],
    ...['-hls_segment_options', 'movflags=+cmaf', '-hls_fmp4_init_filename', `${stem}-init.mp4`],
    ...['-hls_segment_filename', `${stem}-%05d.m4s`, `${stem}.m3u8`],
  ];
}

/** The picture as it is. */
export function copiedPicture(stem: string): string[] {
  return ['-map', '0:V:0', '-c', 'copy', ...segments(stem)];
}

export function soundAlone(stem: string, { copySound }: Plan): string[] {
  const codec = copySound ? ['-c', 'copy'] : ['-c:a', 'aac', '-b:a', `${SOUND_KILOBITS}k`, '-ac', '2', '-ar', '48000'];
  return ['-map', '0:a:0', ...codec, ...segments(stem)];
}

export function encodedPicture(stem: string, { side, kilobits }: Rung, { picture }: Plan, cores: number): string[] {
  const { width, height } = sizeAt(side, picture);
  const filter = [...(picture.interlaced ? ['yadif'] : []), `scale=${width}:${height}`, `fps=${rateAt(picture.rate)}`];
  return [
    ...['-map', '0:V:0', '-vf', filter.join(','), '-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'high'],
    ...['-pix_fmt', 'yuv420p', '-sc_threshold', '0', '-force_key_frames', `expr:gte(t,n_forced*${SEGMENT_SECONDS})`],
    ...['-b:v', `${kilobits}k`, '-maxrate', `${Math.round(kilobits * 1.1)}k`, '-bufsize', `${kilobits * 2}k`],
    ...['-threads', String(cores), ...segments(stem)],
  ];
}
