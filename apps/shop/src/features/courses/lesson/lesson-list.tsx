import { Award } from 'lucide-react';
import type { CourseProgress, CourseView } from '../../../api-types';
import { useDialogs } from '../../../overlays/dialogs';
import { Button } from '../../../ui/actions/button';
import styles from './lesson-list.module.css';
import { LessonRow } from '../lesson-row';
import { allLessons, learned, type NumberedChapter } from '../lessons';

interface LessonListProps {
  course: CourseView;
  chapters: readonly NumberedChapter[];
  /** Id of the video that plays. */
  playing: number;
  progress: CourseProgress | undefined;
}

/** All lessons beside the player, and how far one is. */
export function LessonList({ chapters, playing, progress }: LessonListProps) {
  const lessons = allLessons(chapters);
  const own = progress && learned(lessons, progress);
  const done = own && own.counted > 0 ? own : undefined;
  const { open } = useDialogs();
  return (
    <aside className={styles.panel} aria-label="บทเรียนทั้งหมด">
      <header>
        <div className={styles.heading}>
          <h2>บทเรียน</h2>
          {done && (
            <span className="small muted num">
              จบ {done.seen} จาก {done.counted}
            </span>
          )}
        </div>
        {done && (
          <div
            className={styles.bar}
            role="progressbar"
            aria-valuenow={done.percent}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-label={`เรียนไปแล้ว ${done.percent}%`}
          >
            <i style={{ width: `${done.percent}%` }} />
          </div>
        )}
      </header>
      {chapters.map(({ title, lessons: own }) => (
        <section key={own[0]?.stage_time_id}>
          {title && <h3>{title}</h3>}
          <ol>
            {own.map((lesson) => (
              <li key={lesson.stage_time_id}>
                <LessonRow
                  lesson={lesson}
                  progress={progress}
                  isNow={lesson.video_id === playing}
                  isPlaying={lesson.video_id === playing}
                />
              </li>
            ))}
          </ol>
        </section>
      ))}
      {progress?.finished ? (
        <Button kind="primary" block className={styles.certificate} onClick={() => open({ name: 'certificate' })}>
          <Award size={20} aria-hidden />
          รับใบรับรอง
        </Button>
      ) : (
        done && (
          <p className={`small muted ${styles.later}`}>
            <Award size={18} aria-hidden />
            เรียนครบแล้วได้ใบรับรอง
          </p>
        )
      )}
    </aside>
  );
}
