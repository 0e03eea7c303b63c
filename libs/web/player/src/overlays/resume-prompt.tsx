import { Play } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { duration as clockTime } from '@wethi/format';
import { handOnFocus } from './hand-on-focus';
import styles from './overlays.module.css';

const CHOICE_MS = 8000;

interface ResumePromptProps {
  /** Seconds where the viewer left. */
  position: number;
  /** Title of the song there, empty when there is none. */
  song: string | undefined;
  onResume: () => void;
  onRestart: () => void;
}

/** Asks for 8 s whether to go on, then goes on. */
export function ResumePrompt({ position, song, onResume, onRestart }: ResumePromptProps) {
  const resume = useEffectEvent(() => onResume());
  useEffect(() => {
    const timer = setTimeout(() => resume(), CHOICE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.resume} role="status" data-resume="">
      <span>
        ดูต่อจาก <b className={styles.digits}>{clockTime(position)}</b>
        {song && <span className={styles.resumeSong}> “{song}”</span>}
      </span>
      <span className={styles.resumeButtons}>
        <button ref={handOnFocus} type="button" className={styles.primary} onClick={onResume}>
          <Play size={16} fill="currentColor" aria-hidden="true" />
          ดูต่อ
        </button>
        <button ref={handOnFocus} type="button" className={styles.quiet} onClick={onRestart}>
          เริ่มใหม่
        </button>
      </span>
    </div>
  );
}
