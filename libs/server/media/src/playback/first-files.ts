import { segmentAt } from '../playlist/segment-at';

/** A file of a folder as text; undefined when it is not there. */
type ReadText = (name: string) => Promise<string | undefined>;

/**
 * What a player on a slow line fetches before its first picture: the playlists of the lowest quality, and of each the
 * beginning and the segment where it begins to play. Known together they cost one way there and back instead of four.
 * @param read reads a file beside the master playlist
 * @param position seconds into the video
 * @returns names of files, in the order in which a player wants them; none of a video without such playlists
 */
export async function firstFiles(read: ReadText, position: number): Promise<string[]> {
  const master = 'master.m3u8';
  const names = playlistsOf((await read(master)) ?? '');
  const playlists = await Promise.all(names.map(read));
  const media = playlists.flatMap((playlist) => (playlist ? (segmentAt(playlist, position) ?? []) : []));
  return media.length > 0 ? [master, ...names, ...media] : [];
}

/** The playlist of the lowest quality, and those of sound beside it. */
function playlistsOf(master: string): string[] {
  const sounds = [...master.matchAll(/^#EXT-X-MEDIA:TYPE=AUDIO,.*\bURI="([^"]+)"/gm)].map(([, name = '']) => name);
  const qualities = [...master.matchAll(/^#EXT-X-STREAM-INF:(?:.*,)?BANDWIDTH=(\d+).*\n(\S+)/gm)]
    .map(([, bits, name = '']) => ({ bits: Number(bits), name }))
    // The sound alone is offered as a quality, too.
    .filter(({ name }) => !sounds.includes(name))
    .sort((one, other) => one.bits - other.bits);
  return [...qualities.slice(0, 1).map(({ name }) => name), ...sounds];
}
