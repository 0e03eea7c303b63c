import { duration, plainDate, shortDuration } from '@wethi/format';
import { Check, Lock, Play } from 'lucide-react';
import { Link } from 'react-router';
import type { CourseProgress } from '../../api-types';
import { paths } from '../../config/paths';
import { PLAY_AT_ONCE } from '../../session/recording';
import { classNames } from '../../ui/class-names';
import { PlayingBars } from '../../ui/media/playing-bars';
import styles from './lesson-row.module.css';
import { type LessonState, type NumberedLesson, progressOf, stateOf } from './lessons';

interface LessonRowProps {
  lesson: NumberedLesson;
  /** Of who may learn the course. */
  progress: CourseProgress | undefined;
  /** The one to go on with, or that plays. */
  isNow: boolean;
  /** It plays on this page. */
  isPlaying?: boolean;
  /** Its number stands before its name, too, and there is room for more words. */
  withNumber?: boolean;
}

/** A lesson with what the learner is with it; one that they may not open is no link. */
export function LessonRow({ lesson, progress, isNow, isPlaying = false, withNumber = false }: LessonRowProps) {
  const state = stateOf(lesson, progress);
  const own = progressOf(lesson, progress);
  const title = withNumber ? `${lesson.number}. ${lesson.stage_detail_time_title}` : lesson.stage_detail_time_title;
  const content = (
    <>
      <Sign state={state} number={lesson.number} isNow={isNow} isPlaying={isPlaying} withNumber={withNumber} />
      <span className={styles.text}>
        <b>
          {!withNumber && <span className="sr">บทที่ {lesson.number} </span>}
          {title}
        </b>
        {state === 'begun' && withNumber && lesson.seconds > 0 && (
          <span className={styles.bar} aria-hidden>
            <i style={{ width: `${Math.min(100, ((own?.position ?? 0) / lesson.seconds) * 100)}%` }} />
          </span>
        )}
        <span className={styles.said}>{said(lesson, state, own?.position ?? 0, withNumber)}</span>
      </span>
      {lesson.seconds > 0 && <span className={`num small t2 ${styles.time}`}>{duration(lesson.seconds)}</span>}
    </>
  );
  const look = classNames(styles.row, isNow && styles.now);
  const isClosed = state === 'locked' || state === 'waits';
  if (lesson.video_id === null || isClosed) return <div className={look}>{content}</div>;
  return (
    <Link
      className={classNames(look, styles.open)}
      to={paths.replay(lesson.video_id)}
      state={PLAY_AT_ONCE}
      aria-current={isPlaying ? 'page' : undefined}
    >
      {content}
    </Link>
  );
}

function said(lesson: NumberedLesson, state: LessonState, position: number, isLong: boolean): string {
  const { seconds, video_id, stage_detail_time_date: date } = lesson;
  switch (state) {
    case 'free':
      return isLong ? 'ดูฟรี ไม่ต้องเข้าระบบ' : 'ดูฟรี';
    case 'locked':
      return video_id === null && date ? `สอนสด ${plainDate(date)}` : 'เปิดเมื่อซื้อคอร์ส';
    case 'ahead':
      return date ? `สอนสด ${plainDate(date)}` : 'ครูกำลังเตรียมบทนี้';
    case 'waits':
      return 'ดูบทก่อนหน้าให้จบก่อน';
    case 'seen':
      return video_id === null ? 'เข้าเรียนแล้ว' : 'ดูจบแล้ว';
    case 'begun':
      if (position === 0) return 'ดูไปบางส่วน';
      return `${isLong ? `ดูถึง ${duration(position)} ` : ''}เหลือ ${shortDuration(seconds - position)}`;
    case 'new':
      return lesson.is_counted ? 'ยังไม่ดู' : 'เปิดดูได้';
  }
}

interface SignProps extends Required<Pick<LessonRowProps, 'isNow' | 'isPlaying' | 'withNumber'>> {
  state: LessonState;
  number: number;
}

/** For the eye: the words beside it say the same. */
function Sign({ state, number, isNow, isPlaying, withNumber }: SignProps) {
  const isClosed = state === 'locked' || state === 'waits';
  // A guest sees what to press; the course's page counts its lessons.
  const isOpen = state === 'free' && !withNumber;
  const goesOn = !isClosed && !isOpen && (isPlaying || isNow);
  return (
    <span
      className={classNames('num', styles.sign, goesOn ? styles.going : state === 'seen' && styles.seen)}
      aria-hidden
    >
      {isClosed ? (
        <Lock size={16} />
      ) : goesOn && isPlaying ? (
        <PlayingBars />
      ) : goesOn || isOpen ? (
        <Play size={16} fill="currentColor" />
      ) : state === 'seen' ? (
        <Check size={18} />
      ) : (
        number
      )}
    </span>
  );
}
