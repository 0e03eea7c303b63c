import { useEffect, useRef, useState } from 'react';
import { followSound } from './sound-levels';
import styles from './sound-bars.module.css';

/** Below it nothing is heard. */
const LEAST = 0.1;
/** Between two songs it is silent, too: ten looks are a second. */
const SILENT_LOOKS = 20;

/** What the band's sound does, low tones left and high ones right; over the picture that plays. */
export function SoundBars() {
  const bars = useRef<HTMLSpanElement>(null);
  const [isHeard, setHeard] = useState<boolean>();
  useEffect(() => {
    const { current } = bars;
    const video = current?.closest('section')?.querySelector('video');
    if (!current || !video) return;
    const all = current.querySelectorAll('i');
    let silent = 0;
    return followSound(video, (levels) => {
      if (!levels) return setHeard(undefined);
      all.forEach((bar, index) => {
        bar.style.height = `${Math.round((levels[index] ?? 0) * 100)}%`;
      });
      silent = Math.max(0, ...levels) < LEAST ? silent + 1 : 0;
      setHeard(silent < SILENT_LOOKS);
    });
  }, []);
  return (
    <span
      ref={bars}
      className={styles.bars}
      hidden={isHeard === undefined}
      role="img"
      aria-label={isHeard ? 'เสียงจากวง มีเสียง' : 'เสียงจากวง เงียบ'}
    >
      <i />
      <i />
      <i />
      <i />
      <i />
    </span>
  );
}
