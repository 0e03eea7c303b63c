/** A segment of a playlist; the first of each publishing session tells when it was on stage. */
export interface DatedSegment {
  /** Seconds into the video. */
  start: number;
  /**
   * As the playlist tells it. hls.js dates the other segments itself, and after a break, when it reads only the end of the
   * playlist anew, those before the break by the session that follows.
   */
  rawProgramDateTime: string | null;
}

/** Beginnings of publishing sessions, in their order: seconds into the video, and ms since 1970. */
function sessionsOf(segments: readonly DatedSegment[]): { start: number; date: number }[] {
  return segments.flatMap(({ start, rawProgramDateTime: date }) => (date ? { start, date: Date.parse(date) } : []));
}

/** When a second of a video was on stage, ms since 1970; undefined where its playlist tells no times. */
export function instantAt(segments: readonly DatedSegment[], second: number): number | undefined {
  const session = sessionsOf(segments)
    .reverse()
    .find(({ start }) => start <= second);
  return session && session.date + (second - session.start) * 1000;
}

/**
 * Where a video shows what was on stage at a moment.
 * @param instant ms since 1970
 * @returns seconds; null where it shows nothing of that moment, undefined where its playlist tells no times
 */
export function secondAt(segments: readonly DatedSegment[], instant: number): number | null | undefined {
  const sessions = sessionsOf(segments);
  if (sessions.length === 0) return undefined;
  const index = sessions.map(({ date }) => date <= instant).lastIndexOf(true);
  const session = sessions[index];
  if (!session) return null;
  const second = session.start + (instant - session.date) / 1000;
  return second < (sessions[index + 1]?.start ?? Infinity) ? second : null;
}
