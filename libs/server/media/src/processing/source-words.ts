import type { PictureFacts, SoundFacts } from './probe';

const NAMES: Record<string, string> = {
  h264: 'H.264',
  hevc: 'H.265',
  prores: 'ProRes',
  vp9: 'VP9',
  av1: 'AV1',
  aac: 'AAC',
  mp3: 'MP3',
  opus: 'Opus',
};
const nameOf = (codec: string) => NAMES[codec] ?? codec.toUpperCase();

/** '1920×1080 · 30 · H.264', as the back office shows it; with 60 characters at the most. */
export function pictureWords({ width, height, rate, variableRate, codec, pixels }: PictureFacts): string {
  const bits = /p1([02])/.exec(pixels) ? [`${/p1([02])/.exec(pixels)?.[0].slice(1)} บิต`] : [];
  const speed = `${Number(rate.toFixed(2))}${variableRate ? ' ไม่คงที่' : ''}`;
  return [`${width}×${height}`, speed, nameOf(codec), ...bits].join(' · ').slice(0, 60);
}

/** 'AAC สองข้าง 48 kHz' */
export function soundWords({ codec, channels, rate }: SoundFacts): string {
  const sides = channels === 1 ? 'ข้างเดียว' : channels === 2 ? 'สองข้าง' : `${channels} ช่อง`;
  return [nameOf(codec), sides, ...(rate ? [`${rate / 1000} kHz`] : [])].join(' ').slice(0, 60);
}
