import { useSortable } from '@dnd-kit/sortable';
import { recordDate, clockTime, shortDuration } from '@wethi/format';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../actions/icon-button';
import { MovingHandle } from '../../../crud/moving-list';
import { RowActions } from '../../../crud/row-actions';
import type { Chapter, Lesson } from './lesson-order';
import { useVideo, VideoProgress, VideoTag } from './lesson-video';
import styles from './lessons.module.css';

interface LineProps {
  id: string;
  handle: string;
  className?: string;
  children: ReactNode;
}

/** A line that is moved; without the right to it, it only stands there. */
function Line({ id, handle, className, children }: LineProps) {
  const sortable = useSortable({ id, attributes: { roleDescription: 'แถวที่ย้ายได้' } });
  const { setNodeRef, transform, transition, isDragging } = sortable;
  const style = { transition, ...(transform && { transform: `translate3d(0, ${transform.y}px, 0)` }) };
  return (
    <li ref={setNodeRef} style={style} className={`${styles.line} ${className ?? ''}`} data-moving={isDragging}>
      <MovingHandle label={handle} sortable={sortable} />
      {children}
    </li>
  );
}

interface MovedProps {
  /** Undefined where it can go no further. */
  up?: () => void;
  down?: () => void;
  edit: (id: number) => void;
}

function Steps({ up, down }: Pick<MovedProps, 'up' | 'down'>) {
  return (
    <>
      <IconButton label="เลื่อนขึ้น" icon={<ArrowUp size={18} />} disabled={!up} onClick={() => up?.()} />
      <IconButton label="เลื่อนลง" icon={<ArrowDown size={18} />} disabled={!down} onClick={() => down?.()} />
    </>
  );
}

/** The head of a chapter. */
export function ChapterLine({ id, chapter, up, down, edit }: MovedProps & { id: string; chapter: Chapter }) {
  const { course_chapter_title: title } = chapter;
  return (
    <Line id={id} handle={`ย้าย ${title}`} className={styles.chapter}>
      <h3>{title}</h3>
      <RowActions resource="courseChapter" record={chapter} noun="ตอน" edit={edit} menu={`เลื่อนหรือแก้ ${title}`}>
        <Steps up={up} down={down} />
      </RowActions>
    </Line>
  );
}

interface LessonLineProps extends MovedProps {
  id: string;
  lesson: Lesson;
  /** Its day is one on which it is taught, not one of a recording. */
  isLive: boolean;
  files: number;
  isOpen: boolean;
}

/** A lesson: how long it is, who may watch it, and whether it can be watched. */
export function LessonLine({ id, lesson, isLive, files, isOpen, up, down, edit }: LessonLineProps) {
  const { stage_detail_time_title: title, video_id } = lesson;
  const video = useVideo(video_id);
  const facts = [
    video?.video_duration ? shortDuration(video.video_duration) : '—',
    video?.video_type === 'teaser' && video.video_disable === 'N' && 'ดูฟรีได้',
    isLive && taughtOn(lesson),
    files > 0 && `เอกสาร ${files} ไฟล์`,
  ];
  return (
    <Line id={id} handle={`ย้าย ${title}`} className={isOpen ? styles.open : undefined}>
      <div className={styles.lesson}>
        <b>{title}</b>
        <small className="secondary">{facts.filter(Boolean).join(' · ')}</small>
        {video && video.video_status !== 'ready' && <VideoProgress id={video.id} title={title} />}
      </div>
      <VideoTag id={video_id} video={video} />
      <RowActions resource="stageTime" record={lesson} noun="บทเรียน" edit={edit} menu={`เลื่อนหรือแก้ ${title}`}>
        <Steps up={up} down={down} />
      </RowActions>
    </Line>
  );
}

function taughtOn({ stage_detail_time_date: day, stage_detail_time_start: start }: Lesson) {
  return day && `สอนสด ${recordDate(day)}${start ? ` ${clockTime(start)}` : ''}`;
}
