import { bangkokTime, plainDate, shortDuration, shortPlainDate } from '@wethi/format';
import { Award, ChevronRight, FolderDown, NotebookPen, Play, Signature } from 'lucide-react';
import { Link } from 'react-router';
import type { CourseProgress, CourseView } from '../../../api-types';
import { paths } from '../../../config/paths';
import { useDialogs } from '../../../overlays/dialogs';
import { PLAY_AT_ONCE } from '../../../session/recording';
import { Button, ButtonLink } from '../../../ui/actions/button';
import { Card, Tear } from '../../../ui/layout/card';
import { learned, type NumberedLesson } from '../lessons';
import styles from './owner-card.module.css';
import { OtherCourses } from './other-courses';
import { Ring } from './ring';

interface OwnerCardProps {
  course: CourseView;
  lessons: readonly NumberedLesson[];
  progress: CourseProgress;
  goOn: NumberedLesson | undefined;
}

/** How far its learner is with a course, and the way on. */
export function OwnerCard({ course, lessons, progress, goOn }: OwnerCardProps) {
  const { percent, counted, seen, seconds } = learned(lessons, progress);
  const { open } = useDialogs();
  if (progress.finished)
    return (
      <Card className={styles.card}>
        <div className={styles.progress}>
          <Ring percent={percent} />
          <div>
            <p className={styles.strong}>เรียนจบแล้ว</p>
            <p className="small muted">
              {seen === counted ? `ครบ ${counted} บท เมื่อ` : 'เมื่อ'} {plainDate(progress.finished)}
              {seen < counted && ` มีบทที่ยังไม่ได้ดู ${counted - seen} บท`}
            </p>
          </div>
        </div>
        <Button
          kind="primary"
          size="large"
          block
          className={styles.action}
          onClick={() => open({ name: 'certificate' })}
        >
          <Award size={22} aria-hidden />
          รับใบรับรอง
        </Button>
        <Until progress={progress} />
        <OtherCourses course={course} />
      </Card>
    );
  const anyLesson = goOn ?? lessons.find(({ video_id }) => video_id !== null);
  return (
    <Card className={styles.card}>
      <div className={styles.progress}>
        <Ring percent={percent} />
        <div>
          {counted > 0 && (
            <p className={styles.strong}>
              เรียนจบ {seen} จาก {counted} บท
            </p>
          )}
          <p className="small muted num">ดูไปแล้ว {shortDuration(seconds)}</p>
        </div>
      </div>
      {goOn?.video_id && (
        <ButtonLink
          kind="primary"
          size="large"
          block
          className={styles.action}
          to={paths.replay(goOn.video_id)}
          state={PLAY_AT_ONCE}
        >
          <Play size={20} fill="currentColor" aria-hidden />
          {seconds > 0 ? 'เรียนต่อ' : 'เริ่มเรียน'} บทที่ {goOn.number}
        </ButtonLink>
      )}
      <Until progress={progress} />
      <Tear />
      <ul className={styles.list}>
        <Application progress={progress} />
        {course.files > 0 && anyLesson?.video_id && (
          <li>
            <Link to={`${paths.replay(anyLesson.video_id)}?tab=files`}>
              <FolderDown size={20} aria-hidden />
              <span>เอกสารทั้งหมด {course.files} ไฟล์</span>
              <ChevronRight size={18} aria-hidden />
            </Link>
          </li>
        )}
        {anyLesson?.video_id && (
          <li>
            <Link to={`${paths.replay(anyLesson.video_id)}?tab=notes`}>
              <NotebookPen size={20} aria-hidden />
              <span>{progress.notes > 0 ? `โน้ตของฉัน ${progress.notes} ข้อ` : 'จดโน้ตระหว่างเรียน'}</span>
              <ChevronRight size={18} aria-hidden />
            </Link>
          </li>
        )}
        {counted > 0 && (
          <li className={styles.later}>
            <Award size={20} aria-hidden />
            <span>ใบรับรองเปิดเมื่อเรียนครบ {counted} บท</span>
          </li>
        )}
      </ul>
    </Card>
  );
}

/** What its learner signs, where the course asks for it. */
function Application({ progress: { application, user_courses_sign_at } }: { progress: CourseProgress }) {
  const { open } = useDialogs();
  if (user_courses_sign_at)
    return (
      <li className={styles.later}>
        <Signature size={20} aria-hidden />
        <span>เซ็นใบสมัครแล้ว {shortPlainDate(bangkokTime(user_courses_sign_at).date)}</span>
      </li>
    );
  if (!application) return null;
  return (
    <li>
      <button type="button" onClick={() => open({ name: 'application' })}>
        <Signature size={20} aria-hidden />
        <span>เซ็นใบสมัคร</span>
        <ChevronRight size={18} aria-hidden />
      </button>
    </li>
  );
}

function Until({ progress: { until } }: { progress: CourseProgress }) {
  if (!until) return null;
  return <p className={`small muted ${styles.until}`}>เรียนได้ถึง {shortPlainDate(bangkokTime(until).date)}</p>;
}
