import { useSyncExternalStore } from 'react';
import { CheerIcon } from './cheer-icon';
import styles from './cheers.module.css';
import type { RisingCheer, RisingCheers } from './rising-cheers';

const SMALLEST_PX = 14;
const LARGER_PX = 12;
const WIDTH_PX = 44;
const NOTHING: readonly RisingCheer[] = [];

/** Cheers that rise over the picture and fade; the eye alone needs them. */
export function FloatingCheers({ rising }: { rising: RisingCheers }) {
  const cheers = useSyncExternalStore(rising.subscribe, rising.list, () => NOTHING);
  if (cheers.length === 0) return null;
  return (
    <div className={styles.floating} aria-hidden>
      {cheers.map(({ id, cheer, place, size, delayMs }) => (
        <span
          key={id}
          data-cheer={cheer}
          style={{ left: Math.round(place * WIDTH_PX), animationDelay: `${delayMs}ms` }}
          onAnimationEnd={() => rising.ended(id)}
        >
          <CheerIcon cheer={cheer} size={Math.round(SMALLEST_PX + size * LARGER_PX)} filled={cheer === 'love'} />
        </span>
      ))}
    </div>
  );
}
