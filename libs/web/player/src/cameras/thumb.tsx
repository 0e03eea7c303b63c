import { useEffect, useEffectEvent, useState } from 'react';
import type { Camera, CameraProps } from '../types';
import styles from './cameras.module.css';

const NEW_EVERY_MS = 10_000;

interface ThumbProps extends Pick<Camera, 'face' | 'poster' | 'still'> {
  /** Sees to it that the still may be fetched. */
  renew?: CameraProps['renewCameras'];
}

/** What a camera shows, as long as the choice is open; where there is no picture of it, the colours of whose camera it is. */
export function Thumb({ face, poster, still, renew }: ThumbProps) {
  const [at, setAt] = useState<number>();
  const [isAbsent, setAbsent] = useState(false);
  const look = useEffectEvent(async () => {
    await renew?.().catch(() => undefined);
    setAbsent(false);
    setAt(Math.floor(Date.now() / NEW_EVERY_MS));
  });
  useEffect(() => {
    if (!still) return;
    const first = setTimeout(() => void look());
    const timer = setInterval(() => void look(), NEW_EVERY_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [still]);
  const shown = still ? at !== undefined && `${still}?${at}` : poster;
  return (
    <span className={styles.thumb}>
      {face && <img src={face} className={styles.colours} alt="" />}
      {shown && !isAbsent && <img src={shown} onError={() => setAbsent(true)} alt="" />}
    </span>
  );
}
