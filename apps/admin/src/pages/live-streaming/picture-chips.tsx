import type { BegunSong, LiveHealth } from '@wethi/contract';
import { count } from '@wethi/format';
import { Eye } from 'lucide-react';
import type { LiveShow } from './live-show';
import { delayOf, useSignal } from './signal/use-signal';
import styles from './studio.module.css';

interface PictureChipsProps {
  show: LiveShow;
  /** What is played. */
  song: BegunSong | undefined;
  watching: number;
  health: LiveHealth | null;
}

/** What lies over the picture: whether it is live, for how many, how late, and what is played. */
export function PictureChips({ show, song, watching, health }: PictureChipsProps) {
  const late = delayOf(useSignal(show));
  return (
    <div className={styles.chips}>
      <span>
        {health?.state === 'onAir' && <b className={styles.live}>สด</b>}
        <span className="number">
          <Eye size={16} aria-hidden /> {count(watching)} คนดูอยู่
        </span>
      </span>
      <span>
        {late !== undefined && <span className="number">ช้ากว่าจริง {Math.round(late)} วินาที</span>}
        {song && <span>กำลังเล่น “{song.title}”</span>}
      </span>
    </div>
  );
}
