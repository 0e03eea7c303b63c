/** Seconds of a segment, and of the stretch of moving picture that each song repeats. */
export const SEGMENT_SECONDS = 4;
export const LOOP_SECONDS = 8;
const SEGMENTS_A_LOOP = LOOP_SECONDS / SEGMENT_SECONDS;

/** Length of a recording whose songs last so long, to whole segments. */
export function lengthOf(songSeconds: readonly number[]): number {
  const total = songSeconds.reduce((sum, seconds) => sum + seconds, 0);
  return Math.max(1, Math.round(total / SEGMENT_SECONDS)) * SEGMENT_SECONDS;
}

/**
 * The playlist of a long show made of short stretches: each song repeats its own segments until it is over.
 * A show of two hours so needs the room of two minutes. Every jump back is a discontinuity, which players bridge.
 * @param name of the rendition; its files are `name-init.mp4` and `name-0000.m4s` …, two for each song
 * @param songSeconds how long each song lasts
 * @param first the song that the playlist begins with
 */
export function repeatingPlaylist(name: string, songSeconds: readonly number[], first = 0): string {
  const lines = ['#EXTM3U', '#EXT-X-VERSION:7', `#EXT-X-TARGETDURATION:${SEGMENT_SECONDS}`];
  lines.push('#EXT-X-PLAYLIST-TYPE:VOD', `#EXT-X-MAP:URI="${name}-init.mp4"`);
  let before: number | undefined;
  for (const segment of segmentsOf(songSeconds).map((number) => number + first * SEGMENTS_A_LOOP)) {
    if (before !== undefined && segment !== before + 1) lines.push('#EXT-X-DISCONTINUITY');
    lines.push(`#EXTINF:${SEGMENT_SECONDS.toFixed(6)},`, `${name}-${String(segment).padStart(4, '0')}.m4s`);
    before = segment;
  }
  return [...lines, '#EXT-X-ENDLIST', ''].join('\n');
}

/** Numbers of the segments in the order in which they play; songs change where the clock says, to half a segment. */
function segmentsOf(songSeconds: readonly number[]): number[] {
  const segments: number[] = [];
  let end = 0;
  songSeconds.forEach((seconds, song) => {
    end += seconds;
    const last = Math.max(segments.length + 1, Math.round(end / SEGMENT_SECONDS));
    for (let step = 0; segments.length < last; step += 1) {
      segments.push(song * SEGMENTS_A_LOOP + (step % SEGMENTS_A_LOOP));
    }
  });
  return segments;
}
