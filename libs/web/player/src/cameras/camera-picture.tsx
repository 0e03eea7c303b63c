import { useEffect, useEffectEvent, useState } from 'react';
import { startEngine } from '../engine/engine';
import { readPreferences } from '../engine/preferences';
import styles from './cameras.module.css';
import { follow } from './follow';

interface CameraPictureProps {
  /** The video whose sound is heard. */
  heard: HTMLVideoElement;
  url: string;
  /** Seconds that it began after the video that is heard. */
  startsAfter: number;
  /** Asks for the files to be opened again. */
  renew: () => Promise<void>;
  /** It cannot be played. */
  onLost: () => void;
}

/** The picture of another camera over that of the video, which goes on being heard; unseen until it is in step. */
export function CameraPicture({ heard, url, startsAfter, ...told }: CameraPictureProps) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [inStep, setInStep] = useState(false);
  const renew = useEffectEvent(() => told.renew());
  const lost = useEffectEvent(() => told.onLost());
  useEffect(() => {
    if (!video) return;
    const ends = new AbortController();
    const nobody = { onOffer: () => undefined, onHeight: () => undefined, onReconnecting: () => undefined };
    const request = {
      ...{ video, url, profile: 'replay' as const, startAt: Math.max(0, heard.currentTime - startsAfter) },
      ...{ quality: null, saver: readPreferences().saver, renew: () => renew(), onFailure: () => lost(), ...nobody },
    };
    startEngine(request, ends.signal).then(
      (engine) => {
        if (!engine) return;
        ends.signal.addEventListener('abort', () => engine.destroy());
        if (ends.signal.aborted) engine.destroy();
      },
      () => lost(),
    );
    follow(heard, video, startsAfter, setInStep, ends.signal);
    return () => ends.abort();
  }, [video, heard, url, startsAfter]);
  return (
    <video
      ref={setVideo}
      className={styles.picture}
      data-in-step={inStep}
      muted
      playsInline
      disablePictureInPicture
      disableRemotePlayback
      aria-hidden
    />
  );
}
