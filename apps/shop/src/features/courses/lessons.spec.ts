import type { CourseProgress, CourseView, Lesson, LessonProgress } from '../../api-types';
import { allLessons, learned, lessonToGoOn, numbered, stateOf } from './lessons';

const lesson = (stage_time_id: number, more: Partial<Lesson> = {}): Lesson => ({
  ...{ stage_time_id, course_chapter_id: null, stage_detail_time_title: 'บท', stage_detail_time_date: null },
  ...{
    stage_detail_time_start: null,
    video_id: stage_time_id + 100,
    seconds: 600,
    is_free: false,
    is_after: false,
    is_measured: true,
    is_counted: true,
    coach: null,
    ...more,
  },
});
const COURSE = {
  chapters: [
    { course_chapter_title: 'ตอนที่ 1', lessons: [lesson(1, { is_free: true }), lesson(2)] },
    { course_chapter_title: null, lessons: [lesson(3), lesson(4, { video_id: null })] },
  ],
} as Pick<CourseView, 'chapters'>;
const lessons = allLessons(numbered(COURSE));
const progress = (...own: (Partial<LessonProgress> & { stage_time_id: number })[]): CourseProgress => ({
  ...{
    until: null,
    finished: null,
    notes: 0,
    application: null,
    user_courses_sign_at: null,
    user_courses_no: null,
    user_courses_name: '',
    user_courses_saved: false,
  },
  lessons: own.map((one) => ({ seen_seconds: 0, is_seen: false, position: 0, ...one })),
});

describe('lessons of a course', () => {
  it('WATCH-03 one that comes after another waits until that one is seen; one that cannot be played holds nobody up', () => {
    const inTurn = [lesson(1), lesson(2, { video_id: null }), lesson(3, { is_after: true })];
    const [first, , third] = allLessons(numbered({ chapters: [{ course_chapter_title: null, lessons: inTurn }] }));
    if (!first || !third) throw new Error('no lessons');
    expect(stateOf(third, progress({ stage_time_id: 1 }))).toBe('waits');
    expect(stateOf(third, progress({ stage_time_id: 1, is_seen: true }))).toBe('new');
    expect(stateOf(third, progress({ stage_time_id: 3, is_seen: true }))).toBe('seen');
    expect(stateOf(third, undefined)).toBe('locked');
    expect(lessonToGoOn([first, third], progress())).toBe(first);
  });

  it('SITE-07 lessons are counted through all chapters', () => {
    expect(lessons.map(({ number, stage_time_id }) => [number, stage_time_id])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
    ]);
  });

  it('WATCH-03 without a right only the free lesson opens; with it those whose video is there', () => {
    expect(lessons.map((one) => stateOf(one, undefined))).toEqual(['free', 'locked', 'locked', 'locked']);
    const own = progress({ stage_time_id: 1, is_seen: true, seen_seconds: 600 }, { stage_time_id: 2, position: 40 });
    expect(lessons.map((one) => stateOf(one, own))).toEqual(['seen', 'begun', 'new', 'ahead']);
  });

  it('WATCH-15 one goes on with what was begun, then with what is new', () => {
    const seen = (...ids: number[]) => ids.map((stage_time_id) => ({ stage_time_id, is_seen: true }));
    expect(lessonToGoOn(lessons, progress())?.number).toBe(1);
    expect(lessonToGoOn(lessons, progress({ stage_time_id: 3, position: 30 }))?.number).toBe(3);
    expect(lessonToGoOn(lessons, progress(...seen(1)))?.number).toBe(2);
    expect(lessonToGoOn(lessons, progress(...seen(1, 2, 3)))).toBeUndefined();
  });

  it('WATCH-07 one in the player of another site holds nobody up, is passed by, and is not missed at the end', () => {
    const other = lesson(2, { is_counted: false });
    const inTurn = [lesson(1), other, lesson(3, { is_after: true })];
    const all = allLessons(numbered({ chapters: [{ course_chapter_title: null, lessons: inTurn }] }));
    const own = (...ids: number[]) => progress(...ids.map((stage_time_id) => ({ stage_time_id, is_seen: true })));
    expect(all.map((one) => stateOf(one, own(1)))).toEqual(['seen', 'new', 'new']);
    expect([own(), own(1), own(1, 3)].map((one) => lessonToGoOn(all, one)?.number)).toEqual([1, 2, undefined]);
    expect(learned(all, own(1, 3))).toMatchObject({ percent: 100, counted: 2, seen: 2 });
  });

  it('WATCH-07 the ring is the seen share of the length, and full only when every lesson is seen', () => {
    const most = progress(...[1, 2, 3].map((stage_time_id) => ({ stage_time_id, is_seen: true, seen_seconds: 540 })), {
      stage_time_id: 4,
      seen_seconds: 598,
    });
    expect(learned(lessons, most)).toEqual({ percent: 99, counted: 4, seen: 3, seconds: 2398 });
    expect(learned(lessons.slice(0, 3), most)).toMatchObject({ percent: 100, seen: 3 });
    expect(learned([], most).percent).toBe(0);
  });
});
