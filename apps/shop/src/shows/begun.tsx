import { duration } from '@wethi/format';
import type { Purchase } from '../api-types';
import styles from './begun.module.css';

/** How much of a recording was seen, as a line at the foot of its picture; nothing of one that was not begun. */
export function Begun({ video_position, video_duration }: Pick<Purchase, 'video_position' | 'video_duration'>) {
  if (video_position === 0 || !video_duration) return null;
  const share = Math.min(1, video_position / video_duration);
  return (
    <div
      className={styles.begun}
      role="img"
      aria-label={`ดูไปแล้ว ${duration(video_position)} จาก ${duration(video_duration)}`}
    >
      <i style={{ width: `${Math.round(share * 100)}%` }} />
    </div>
  );
}
