import { Leaf, Signal } from 'lucide-react';
import type { Playing } from '../use-player';
import styles from './line-chip.module.css';

/** How the picture comes: little of it where one saves data, well while it plays; troubles speak for themselves. */
export function LineChip({ media, source, isSoundOnly }: Pick<Playing, 'media' | 'source' | 'isSoundOnly'>) {
  if (!media.started) return null;
  if (source.saver || isSoundOnly) {
    return (
      <span className={styles.chip}>
        <Leaf size={14} aria-hidden="true" />
        ประหยัดเน็ต
      </span>
    );
  }
  if (!media.playing || media.waiting || source.reconnecting) return null;
  return (
    <span className={styles.chip}>
      <Signal size={14} aria-hidden="true" />
      สัญญาณดี
    </span>
  );
}
