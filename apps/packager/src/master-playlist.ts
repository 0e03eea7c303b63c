import type { Init } from './init-segment';

interface Variant {
  name: string;
  init: Init;
  /** Bits a second, as many as it takes at times. */
  bandwidth: number;
}

/**
 * The playlist of playlists, best quality first, with the codecs that ffmpeg leaves out for a copied picture. Sound alone
 * stands last: players that know it take it on the slowest lines.
 */
export function masterPlaylist(variants: readonly Variant[]): string {
  const entries = variants.map(({ name, init: { codecs, width, height }, bandwidth }) => {
    const size = height > 0 ? `,RESOLUTION=${width}x${height}` : '';
    return `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth}${size},CODECS="${codecs}"\n${name}.m3u8\n`;
  });
  return `#EXTM3U\n#EXT-X-VERSION:9\n${entries.join('')}`;
}
