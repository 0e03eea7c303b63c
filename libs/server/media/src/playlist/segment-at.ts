const ENTRY = /^#EXT-X-MAP:URI="([^"]+)"|^#EXTINF:([\d.]+).*\n(?:#.*\n)*(\S+)/gm;

/**
 * What plays at a position of a media playlist: the beginning that its segment needs, and the segment; undefined after its
 * end. Reads no further than it must: a long recording has thousands of segments, and many viewers open it at one moment.
 * @param position seconds from the first segment
 */
export function segmentAt(playlist: string, position: number): [beginning: string, segment: string] | undefined {
  let beginning: string | undefined;
  let end = 0;
  for (const [, map, seconds, segment] of playlist.matchAll(ENTRY)) {
    if (map) beginning = map;
    end += Number(seconds ?? 0);
    if (beginning && segment && end > position) return [beginning, segment];
  }
  return undefined;
}

/** How long a media playlist is. */
export function secondsOf(playlist: string): number {
  return [...playlist.matchAll(/^#EXTINF:([\d.]+)/gm)].reduce((sum, [, seconds]) => sum + Number(seconds), 0);
}

/** Every file that a media playlist names. */
export function filesOf(playlist: string): string[] {
  return [...playlist.matchAll(/^#EXT-X-MAP:URI="([^"]+)"|^([^#\s].*)$/gm)].map(
    ([, map, segment]) => map ?? segment ?? '',
  );
}
