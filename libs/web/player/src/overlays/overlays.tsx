import { LoaderCircle, Play, RotateCcw, TriangleAlert, VolumeX } from 'lucide-react';
import { useState } from 'react';
import { remedyOf } from '../engine/failures';
import { handOnFocus } from './hand-on-focus';
import styles from './overlays.module.css';
import type { PlaybackFailure } from '../types';

/** The large button in the middle while nothing plays. */
export function PlayButton({ ended, onPlay }: { ended: boolean; onPlay: () => void }) {
  const Icon = ended ? RotateCcw : Play;
  return (
    <button
      ref={handOnFocus}
      type="button"
      className={styles.bigButton}
      aria-label={ended ? 'เล่นอีกครั้ง' : 'เล่น'}
      onClick={onPlay}
    >
      <Icon size={38} fill={ended ? 'none' : 'currentColor'} aria-hidden="true" />
    </button>
  );
}

/** Stands over a picture that began without its sound. */
export function SoundButton({ onPress }: { onPress: () => void }) {
  return (
    <button ref={handOnFocus} type="button" className={styles.sound} onClick={onPress}>
      <VolumeX size={24} aria-hidden="true" />
      เปิดเสียง
    </button>
  );
}

/** Turns while the picture is awaited; says so in words when the connection broke. */
export function Waiting({ reconnecting }: { reconnecting: boolean }) {
  return (
    <div className={styles.waiting} role="status">
      <LoaderCircle className={styles.spinner} size={56} aria-hidden="true" />
      {reconnecting ? <span>กำลังเชื่อมต่อใหม่…</span> : <span className={styles.unseen}>กำลังโหลด</span>}
    </div>
  );
}

/** Takes the place of the picture when it cannot go on. */
export function FailurePanel({ failure, onRetry }: { failure: PlaybackFailure; onRetry: () => void }) {
  const remedy = failure.remedy ?? remedyOf(failure, onRetry);
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      await remedy?.onPress();
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.failure} role="alert">
      {failure.title ? <h2>{failure.title}</h2> : <TriangleAlert size={40} aria-hidden="true" />}
      <p>{failure.message}</p>
      <div className={styles.remedies}>
        {remedy && (
          <button
            ref={handOnFocus}
            type="button"
            className={styles.primary}
            // One that is disabled loses the focus, which a remote does not find again.
            aria-disabled={busy || undefined}
            aria-busy={busy || undefined}
            onClick={busy ? undefined : () => void press()}
          >
            {busy ? <LoaderCircle className={styles.spinner} size={18} aria-hidden="true" /> : remedy.icon}
            {remedy.label}
          </button>
        )}
        {failure.otherRemedy && (
          <button ref={handOnFocus} type="button" className={styles.glass} onClick={failure.otherRemedy.onPress}>
            {failure.otherRemedy.label}
          </button>
        )}
      </div>
    </div>
  );
}
