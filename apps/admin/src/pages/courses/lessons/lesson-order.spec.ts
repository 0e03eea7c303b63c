import { chapterPlace, lessonPlace, linesOf, type Chapter, type Lesson } from './lesson-order';

const chapter = (id: number) => ({ id, course_chapter_title: `ตอนที่ ${id}` }) as Chapter; // the columns that order it
const lesson = (id: number, course_chapter_id: number | null) => ({ id, course_chapter_id }) as Lesson; // likewise

const CHAPTERS = [chapter(1), chapter(2), chapter(3)];
const LESSONS = [lesson(10, 1), lesson(11, 1), lesson(12, 2), lesson(13, null)];
const lines = linesOf(CHAPTERS, LESSONS);
const keys = lines.map(({ key }) => key);

/** A line in another place, and what that means. */
function put(from: number, to: number) {
  const others = lines.toSpliced(from, 1);
  const line = lines[from];
  if (!line) throw new Error('no such line');
  const { lesson: moved, ...place } = lessonPlace(others.toSpliced(to, 0, line), to, LESSONS) ?? {};
  return { id: moved?.id, ...place };
}

describe('the order of lessons', () => {
  it('ADMIN-03 is chapter by chapter, and lessons without one stand above them', () => {
    expect(keys).toEqual(['lesson.13', 'chapter.1', 'lesson.10', 'lesson.11', 'chapter.2', 'lesson.12', 'chapter.3']);
  });

  it('ADMIN-03 a lesson of a chapter that is gone stands above, too', () => {
    expect(linesOf([], LESSONS).map(({ key }) => key)).toEqual(['lesson.10', 'lesson.11', 'lesson.12', 'lesson.13']);
  });

  it('ADMIN-03 a lesson goes behind the one above it', () => {
    expect(put(2, 3)).toEqual({ id: 10, course_chapter_id: 1, after_id: 11, was_after: null });
    expect(put(3, 5)).toEqual({ id: 11, course_chapter_id: 2, after_id: 12, was_after: 10 });
  });

  it('ADMIN-03 the first of a chapter goes right before the second', () => {
    expect(put(3, 4)).toEqual({ id: 11, course_chapter_id: 2, after_id: 10, was_after: 10 });
    expect(put(5, 2)).toEqual({ id: 12, course_chapter_id: 1, after_id: null, was_after: 11 });
  });

  it('ADMIN-03 the only one of a chapter takes its chapter, and one above all heads none', () => {
    expect(put(2, 6)).toMatchObject({ id: 10, course_chapter_id: 3, after_id: 12 });
    expect(put(2, 0)).toMatchObject({ id: 10, course_chapter_id: null, after_id: 12 });
  });

  it('ADMIN-03 a chapter passes the chapters whose heads it passes, or whose lessons it stands among', () => {
    expect(chapterPlace(lines, 1, 4)).toBe(1);
    expect(chapterPlace(lines, 1, 6)).toBe(2);
    expect(chapterPlace(lines, 1, 3)).toBe(0);
    expect(chapterPlace(lines, 6, 5)).toBe(1);
    expect(chapterPlace(lines, 6, 4)).toBe(1);
    expect(chapterPlace(lines, 6, 1)).toBe(0);
    expect(chapterPlace(lines, 4, 0)).toBe(0);
  });
});
