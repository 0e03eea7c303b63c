import type { RowOf } from '../../../providers/resource';

export type Chapter = RowOf<'courseChapter'>;
export type Lesson = RowOf<'stageTime'>;

/** A line of the list: the head of a chapter, or a lesson below it. */
export type Line = { key: string } & ({ chapter: Chapter; lesson?: never } | { lesson: Lesson; chapter?: never });

/** As learners see it: lessons without a chapter first, then chapter by chapter. */
export function linesOf(chapters: readonly Chapter[], lessons: readonly Lesson[]): Line[] {
  const known = new Set(chapters.map(({ id }) => id));
  const within = (asked: number | null) =>
    lessons
      .filter(({ course_chapter_id: id }) => (id !== null && known.has(id) ? id : null) === asked)
      .map((lesson): Line => ({ key: `lesson.${lesson.id}`, lesson }));
  const parts = chapters.map((chapter): Line[] => [{ key: `chapter.${chapter.id}`, chapter }, ...within(chapter.id)]);
  return [...within(null), ...parts.flat()];
}

/** What the server is told of a lesson that was moved. */
export interface LessonPlace {
  lesson: Lesson;
  /** Null above the first chapter. */
  course_chapter_id: number | null;
  after_id: number | null;
  was_after: number | null;
}

/**
 * Where a lesson goes when its line is put in another place. Places count through the whole course, chapters or not: it
 * stands behind the one above it of its chapter, and the first of a chapter right before the second.
 * @param lines as they stand afterwards
 * @param lessons in their places as they were
 */
export function lessonPlace(lines: readonly Line[], at: number, lessons: readonly Lesson[]): LessonPlace | undefined {
  const lesson = lines[at]?.lesson;
  if (!lesson) return undefined;
  const chapter = lines.slice(0, at).findLast((line) => line.chapter)?.chapter;
  const others = lessons.filter(({ id }) => id !== lesson.id);
  const before = (id: number) => others[others.findIndex((other) => other.id === id) - 1]?.id ?? null;
  const [above, below] = [lines[at - 1]?.lesson, lines[at + 1]?.lesson];
  const last = lines.slice(0, at).findLast((line) => line.lesson)?.lesson;
  return {
    lesson,
    course_chapter_id: chapter?.id ?? null,
    after_id: above ? above.id : below ? before(below.id) : (last?.id ?? null),
    was_after: lessons[lessons.findIndex(({ id }) => id === lesson.id) - 1]?.id ?? null,
  };
}

/** Where a chapter goes whose head is put in another place: behind, or before, the chapter that stands there. */
export function chapterPlace(lines: readonly Line[], from: number, to: number): number {
  const heads = lines.flatMap((line, at) => (line.chapter ? [at] : []));
  const place = heads.indexOf(from);
  const passed = heads.filter((at) => (to > from ? at > from && at <= to : at < from && at >= to)).length;
  // Above the first head stand lessons of no chapter.
  const within = to < from && passed === 0 && heads.some((at) => at < to) ? 1 : passed;
  return to > from ? place + passed : place - within;
}
