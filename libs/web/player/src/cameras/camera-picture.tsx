import { useEffect, useEffectEvent, useState } from 'react';
import { type Engine, startEngine } from '../engine/engine';
import { readPreferences } from '../engine/preferences';
import styles from './cameras.module.css';
import { follow } from './follow';

const RENEW_MS = 30_000;

interface CameraPictureProps {
  /** The video whose sound is heard. */
  heard: HTMLVideoElement;
  /** When what is heard was on stage, ms since 1970; undefined where its playlist does not tell. */
  heardInstant: () => number | undefined;
  url: string;
  /** Seconds that it began after the video that is heard; undefined of a live show, where the playlists tell. */
  startsAfter: number | undefined;
  /** Sees to it that the files are open. */
  renew: () => Promise<void>;
  /** It cannot be played. */
  onLost: () => void;
}

/** The picture of another camera over that of the video, which goes on being heard; unseen until it is in step. */
export function CameraPicture({ heard, url, startsAfter, ...told }: CameraPictureProps) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [inStep, setInStep] = useState(false);
  const renew = useEffectEvent(() =>
    told.renew().then(
      () => true,
      () => false,
    ),
  );
  const lost = useEffectEvent(() => told.onLost());
  const heardInstant = useEffectEvent(() => told.heardInstant());
  useEffect(() => {
    if (!video) return;
    const ends = new AbortController();
    let engine: Engine | undefined;
    const begin = () => (startsAfter === undefined ? undefined : Math.max(0, heard.currentTime - startsAfter));
    const start = async () => {
      await renew();
      if (ends.signal.aborted) return;
      const nobody = { onOffer: () => undefined, onHeight: () => undefined, onReconnecting: () => undefined };
      const profile = startsAfter === undefined ? ('camera' as const) : ('replay' as const);
      const { saver } = readPreferences();
      const asked = { renew: () => renew(), onFailure: () => lost(), ...nobody };
      const request = { video, url, profile, startAt: begin(), quality: null, saver, ...asked };
      engine = await startEngine(request, ends.signal);
      if (ends.signal.aborted) engine?.destroy();
    };
    const wantedNow = () => {
      const instant = heardInstant();
      const dated = instant === undefined ? undefined : engine?.secondOf(instant);
      if (dated !== undefined) return dated;
      return startsAfter === undefined ? null : heard.currentTime - startsAfter;
    };
    start().catch(() => lost());
    follow(heard, video, wantedNow, setInStep, ends.signal);
    const timer = setInterval(() => void renew(), RENEW_MS);
    return () => {
      clearInterval(timer);
      ends.abort();
      engine?.destroy();
    };
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
