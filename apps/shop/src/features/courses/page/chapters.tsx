import { Check, ChevronDown } from 'lucide-react';
import type { CourseProgress } from '../../../api-types';
import { Chip } from '../../../ui/actions/chip';
import styles from './chapters.module.css';
import { LessonRow } from '../lesson-row';
import { type NumberedChapter, type NumberedLesson, stateOf } from '../lessons';

interface ChaptersProps {
  chapters: readonly NumberedChapter[];
  progress: CourseProgress | undefined;
  goOn: NumberedLesson | undefined;
}

/** The lessons of a course chapter by chapter, all of them open. */
export function Chapters({ chapters, progress, goOn }: ChaptersProps) {
  return chapters.map(({ title, lessons }) => (
    <details key={lessons[0]?.stage_time_id} className={styles.part} open>
      <summary>
        <b>{title ?? 'ทุกบทเรียน'}</b>
        <span className="small muted num">{lessons.length} บท</span>
        {lessons.every((lesson) => stateOf(lesson, progress) === 'seen') && (
          <Chip kind="ok">
            <Check aria-hidden />
            จบแล้ว
          </Chip>
        )}
        <ChevronDown size={20} aria-hidden />
      </summary>
      <ol>
        {lessons.map((lesson) => (
          <li key={lesson.stage_time_id}>
            <LessonRow
              lesson={lesson}
              progress={progress}
              isNow={progress !== undefined && lesson.number === goOn?.number}
              withNumber
            />
          </li>
        ))}
      </ol>
    </details>
  ));
}
