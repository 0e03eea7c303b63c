import type { Chapter } from '../types';

/** A stretch of the bar. `index` is the chapter's place in the given list, -1 for a stretch before the first one. */
export interface Segment {
  index: number;
  title: string;
  start: number;
  end: number;
}

/**
 * Cuts a video of `duration` seconds into its chapters, in order of time and without holes.
 * Chapters outside the video or at the same second as another are left out. Unknown duration (0) gives no segment.
 */
export function segmentsOf(chapters: readonly Chapter[], duration: number): Segment[] {
  if (!(duration > 0)) return [];
  const marks = chapters
    .map((chapter, index) => ({ index, title: chapter.title, start: Math.max(0, chapter.start) }))
    .filter((mark) => mark.start < duration)
    .sort((one, other) => one.start - other.start)
    .filter((mark, place, all) => mark.start !== all[place - 1]?.start);
  if (marks[0]?.start !== 0) marks.unshift({ index: -1, title: '', start: 0 });
  return marks.map((mark, place) => ({ ...mark, end: marks[place + 1]?.start ?? duration }));
}

/** The segment that plays at `seconds`; the last one at the very end, undefined when there is none. */
export function segmentAt(segments: readonly Segment[], seconds: number): Segment | undefined {
  return [...segments].reverse().find((segment) => segment.start <= seconds) ?? segments[0];
}

/** Where the song after `seconds` starts, undefined in the last one. */
export function nextStart(segments: readonly Segment[], seconds: number): number | undefined {
  return segments.find((segment) => segment.start > seconds)?.start;
}

/** Where "one song back" leads: the start of the playing song, or of the one before within its first 3 seconds. */
export function previousStart(segments: readonly Segment[], seconds: number): number {
  return segmentAt(segments, seconds - 3)?.start ?? 0;
}

/** How much of a segment lies before `seconds`, 0…1. */
export function filledShare(segment: Segment, seconds: number): number {
  return Math.min(1, Math.max(0, (seconds - segment.start) / (segment.end - segment.start)));
}
