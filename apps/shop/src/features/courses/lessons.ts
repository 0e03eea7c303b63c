import type { CourseProgress, CourseView, Lesson, LessonProgress } from '../../api-types';

/** A lesson with its place in the course, counted from 1 through all chapters. */
export interface NumberedLesson extends Lesson {
  number: number;
  /** Has to be seen before this one opens. */
  before?: Lesson | undefined;
}

export interface NumberedChapter {
  title: string | null;
  lessons: NumberedLesson[];
}

/** What the learner is with a lesson. */
export type LessonState = 'locked' | 'free' | 'seen' | 'begun' | 'new' | 'ahead' | 'waits';

export function numbered({ chapters }: Pick<CourseView, 'chapters'>): NumberedChapter[] {
  let number = 0;
  let playable: Lesson | undefined;
  const numberedLesson = (lesson: Lesson): NumberedLesson => {
    const before = lesson.is_after && !lesson.is_free ? playable : undefined;
    if (lesson.video_id !== null && lesson.is_counted) playable = lesson;
    return { ...lesson, number: ++number, before };
  };
  return chapters.map(({ course_chapter_title, lessons }) => ({
    title: course_chapter_title,
    lessons: lessons.map(numberedLesson),
  }));
}

export function allLessons(chapters: readonly NumberedChapter[]): NumberedLesson[] {
  return chapters.flatMap(({ lessons }) => lessons);
}

export function secondsOf(lessons: readonly Lesson[]): number {
  return lessons.reduce((sum, { seconds }) => sum + seconds, 0);
}

export function progressOf(
  { stage_time_id }: Pick<Lesson, 'stage_time_id'>,
  progress: Pick<CourseProgress, 'lessons'> | undefined,
): LessonProgress | undefined {
  return progress?.lessons.find((lesson) => lesson.stage_time_id === stage_time_id);
}

/** @param progress of who may learn the course; undefined for everybody else */
export function stateOf(
  lesson: Lesson & Pick<NumberedLesson, 'before'>,
  progress: CourseProgress | undefined,
): LessonState {
  if (!progress) return lesson.is_free && lesson.video_id !== null ? 'free' : 'locked';
  const own = progressOf(lesson, progress);
  if (own?.is_seen) return 'seen';
  if (lesson.video_id === null) return 'ahead';
  if (lesson.before && !progressOf(lesson.before, progress)?.is_seen) return 'waits';
  return own && (own.position > 0 || own.seen_seconds > 0) ? 'begun' : 'new';
}

/**
 * The lesson to go on with: the last that was begun and not seen, else the first that is new; undefined when all are seen. One
 * of which nobody knows whether it was seen is passed by with a later one.
 */
export function lessonToGoOn(
  lessons: readonly NumberedLesson[],
  progress: CourseProgress | undefined,
): NumberedLesson | undefined {
  const states = lessons.map((lesson) => stateOf(lesson, progress));
  const begun = states.lastIndexOf('begun');
  const seen = states.lastIndexOf('seen');
  return begun >= 0
    ? lessons[begun]
    : lessons.find(({ is_counted }, place) => states[place] === 'new' && (is_counted || place > seen));
}

export interface Learned {
  /** Whole percent of the length of all lessons. */
  percent: number;
  /** Of so many of which it is known. */
  counted: number;
  seen: number;
  seconds: number;
}

/** The seen share of the total length; 100 only when every lesson is seen of which that is known. */
export function learned(all: readonly Lesson[], progress: CourseProgress): Learned {
  const lessons = all.filter(({ is_counted }) => is_counted);
  const own = lessons.map((lesson) => ({ lesson, done: progressOf(lesson, progress) }));
  const seen = own.filter(({ done }) => done?.is_seen).length;
  const seconds = own.reduce(
    (sum, { lesson, done }) => sum + (done?.is_seen ? lesson.seconds : (done?.seen_seconds ?? 0)),
    0,
  );
  const total = secondsOf(lessons);
  if (lessons.length > 0 && seen === lessons.length) return { percent: 100, counted: lessons.length, seen, seconds };
  const percent = total === 0 ? 0 : Math.min(99, Math.round((seconds / total) * 100));
  return { percent, counted: lessons.length, seen, seconds };
}

/** 365 → '1 ปี', 90 → '90 วัน'. */
export function lengthOfAccess(days: number): string {
  return days % 365 === 0 ? `${days / 365} ปี` : `${days} วัน`;
}
