import { shortDuration } from '@wethi/format';
import { Lock, RotateCw, TriangleAlert } from 'lucide-react';
import type { CourseView } from '../../../api-types';
import { paths } from '../../../config/paths';
import { PLAY_AT_ONCE } from '../../../session/recording';
import { Button, ButtonLink } from '../../../ui/actions/button';
import { Picture } from '../../../ui/media/picture';
import { lengthOfAccess, type NumberedLesson, secondsOf } from '../lessons';
import styles from './locked.module.css';
import { buyLabel } from '../../../shows/prices/price-text';

interface LockedProps {
  course: CourseView;
  lessons: readonly NumberedLesson[];
  poster: string | null;
}

/** In the place of a lesson's picture for who has not bought the course. */
export function Locked({ course, lessons, poster }: LockedProps) {
  const free = lessons.find(({ is_free, video_id }) => is_free && video_id !== null);
  return (
    <div className={styles.locked}>
      {poster && <Picture path={poster} width={1140} height={641} sizes="(max-width: 959px) 100vw, 1140px" />}
      <div className={styles.said}>
        <span>
          <Lock size={28} aria-hidden />
        </span>
        <h2>บทนี้เปิดเมื่อซื้อคอร์ส</h2>
        <p className="t2">
          {lessons.length} บท {shortDuration(secondsOf(lessons))} เรียนได้ {lengthOfAccess(course.days)}
        </p>
        <div className={styles.actions}>
          <ButtonLink kind="primary" to={paths.show(course.product_url)}>
            {buyLabel('ซื้อคอร์ส', course)}
          </ButtonLink>
          {free?.video_id && (
            <ButtonLink kind="glass" to={paths.replay(free.video_id)} state={PLAY_AT_ONCE}>
              ดูบทแรกฟรี
            </ButtonLink>
          )}
        </div>
      </div>
    </div>
  );
}

/** In the same place while nobody can tell whether the course was bought: nobody should pay for it twice. */
export function Unread({ poster, onRetry }: Pick<LockedProps, 'poster'> & { onRetry: () => void }) {
  return (
    <div className={styles.locked}>
      {poster && <Picture path={poster} width={1140} height={641} sizes="(max-width: 959px) 100vw, 1140px" />}
      <div className={styles.said} role="alert">
        <span>
          <TriangleAlert size={28} aria-hidden />
        </span>
        <h2>ยังดูไม่ได้ว่าคุณซื้อคอร์สนี้แล้วหรือยัง</h2>
        <p className="t2">กรุณาตรวจสอบอินเทอร์เน็ต แล้วลองใหม่อีกครั้ง</p>
        <div className={styles.actions}>
          <Button kind="primary" onClick={onRetry}>
            <RotateCw size={18} aria-hidden />
            ลองใหม่
          </Button>
        </div>
      </div>
    </div>
  );
}
