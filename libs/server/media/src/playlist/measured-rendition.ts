import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Rendition } from './master-playlist';

/** A media playlist that lies in a folder of this machine beside its files. */
interface Written {
  folder: string;
  /** `<stem>.m3u8` is the playlist, `<stem>-init.mp4` the beginning. */
  stem: string;
  name: string;
  picture?: { width: number; height: number; frameRate: number };
}

/** Looks at the files of a rendition: what its segments need, and which codec its beginning names. */
export async function measureRendition({
  folder,
  stem,
  name,
  picture,
}: Written): Promise<Rendition & { seconds: number }> {
  const playlist = await readFile(join(folder, `${stem}.m3u8`), 'utf8');
  const segments = await Promise.all(
    [...playlist.matchAll(/^#EXTINF:([\d.]+).*\n(\S+)/gm)].map(async ([, seconds, file = '']) => {
      return { seconds: Number(seconds), bits: (await stat(join(folder, file))).size * 8 };
    }),
  );
  const seconds = segments.reduce((sum, segment) => sum + segment.seconds, 0);
  const bits = segments.reduce((sum, segment) => sum + segment.bits, 0);
  const rates = segments.filter((segment) => segment.seconds > 0.5).map((segment) => segment.bits / segment.seconds);
  const averageBandwidth = Math.ceil(bits / Math.max(seconds, 0.1));
  return {
    name,
    uri: `${stem}.m3u8`,
    bandwidth: Math.ceil(Math.max(averageBandwidth, ...rates)),
    averageBandwidth,
    codecs: codecsOf(await readFile(join(folder, `${stem}-init.mp4`))),
    ...picture,
    seconds,
  };
}

/**
 * The codec that the beginning of an fMP4 rendition names (RFC 6381): H.264 with its profile and level, AAC with its kind.
 * @throws Error when it is another codec
 */
export function codecsOf(init: Buffer): string {
  const avc = init.indexOf('avcC');
  // after the box's name come its version, the profile, what it is compatible with, and the level
  if (avc > 0) return `avc1.${init.subarray(avc + 5, avc + 8).toString('hex')}`;
  if (init.includes('mp4a')) return 'mp4a.40.2';
  throw new Error('neither H.264 nor AAC');
}
