import { arrayMove } from '@dnd-kit/sortable';
import { useCan } from '@refinedev/core';
import { Button } from 'antd';
import { FolderPlus, Plus } from 'lucide-react';
import { useState } from 'react';
import { PageRows } from '../../../columns/page-rows';
import { MovingList } from '../../../crud/moving-list';
import { useMove } from '../../../crud/use-move';
import { EmptyBox } from '../../../feedback/empty-box';
import type { Panel } from '../../../panel/use-panel';
import { chapterPlace, lessonPlace, linesOf, type Chapter, type Lesson, type Line } from './lesson-order';
import { ChapterLine, LessonLine } from './lesson-line';
import styles from './lessons.module.css';

interface LessonListProps {
  chapters: readonly Chapter[];
  lessons: readonly Lesson[];
  /** The course is taught live. */
  isLive: boolean;
  /** How many files a lesson has. */
  filesOf: (lessonId: number) => number;
  lesson: { adding: Panel; editing: Panel };
  chapter: { adding: Panel; editing: Panel };
}

/** The chapters of a course with their lessons, as one list: moved by mouse, finger and keyboard (design: 63). */
export function LessonList({ chapters, lessons, isLive, filesOf, lesson: panels, chapter }: LessonListProps) {
  // As they were put, until they are read anew.
  const [moved, setMoved] = useState<Line[]>();
  const asRead = () => setMoved(undefined);
  const moveLesson = useMove('stageTime', asRead, asRead);
  const moveChapter = useMove('courseChapter', asRead, asRead);
  const mayAdd = useCan({ resource: 'stageTime', action: 'create' }).data?.can ?? false;
  const lines = moved ?? linesOf(chapters, lessons);

  const putChapter = (asked: Chapter, place: number) => {
    const from = chapters.indexOf(asked);
    if (from < 0 || place < 0 || place >= chapters.length || from === place) return;
    const next = arrayMove([...chapters], from, place);
    setMoved(linesOf(next, lessons));
    const { id, update_at } = asked;
    const behind = (list: readonly Chapter[], at: number) => list[at - 1]?.id ?? null;
    moveChapter({ id, update_at, after_id: behind(next, place), was_after: behind(chapters, from) });
  };
  const put = (from: number, to: number) => {
    const line = lines[from];
    if (!line) return;
    if (line.chapter) return putChapter(line.chapter, chapterPlace(lines, from, to));
    const next = arrayMove(lines, from, to);
    const place = lessonPlace(next, to, lessons);
    if (!place) return;
    const { lesson, course_chapter_id, ...places } = place;
    setMoved(next.with(to, { key: line.key, lesson: { ...lesson, course_chapter_id } }));
    const { id, update_at } = lesson;
    const [now, was] = [{ course_chapter_id }, { course_chapter_id: lesson.course_chapter_id }];
    const columns = course_chapter_id === lesson.course_chapter_id ? undefined : { now, was };
    moveLesson({ id, update_at, ...places, columns });
  };
  const lineOf = ({ key, lesson, chapter: head }: Line, at: number) => {
    if (head) {
      const place = chapters.indexOf(head);
      return (
        <ChapterLine
          key={key}
          id={key}
          chapter={head}
          edit={chapter.editing.show}
          up={place > 0 ? () => putChapter(head, place - 1) : undefined}
          down={place < chapters.length - 1 ? () => putChapter(head, place + 1) : undefined}
        />
      );
    }
    return (
      <LessonLine
        key={key}
        id={key}
        lesson={lesson}
        isLive={isLive}
        files={filesOf(lesson.id)}
        isOpen={panels.editing.open && panels.editing.value === String(lesson.id)}
        edit={panels.editing.show}
        up={at > 0 ? () => put(at, at - 1) : undefined}
        down={at < lines.length - 1 ? () => put(at, at + 1) : undefined}
      />
    );
  };
  return (
    <PageRows value={lessons}>
      {lines.length === 0 && <EmptyBox text="ยังไม่มีบทเรียน เพิ่มทีละบทตามลำดับที่เรียน" />}
      <MovingList noun="แถว" ids={lines.map(({ key }) => key)} move={put}>
        <ol className={styles.lines}>{lines.map(lineOf)}</ol>
      </MovingList>
      {mayAdd && (
        <div className={styles.adding}>
          <Button icon={<Plus size={18} aria-hidden />} onClick={() => panels.adding.show()}>
            เพิ่มบทเรียน
          </Button>
          <Button type="text" icon={<FolderPlus size={18} aria-hidden />} onClick={() => chapter.adding.show()}>
            เพิ่มตอน
          </Button>
        </div>
      )}
    </PageRows>
  );
}
