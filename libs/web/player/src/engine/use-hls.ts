import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Engine, type Profile, startEngine } from './engine';
import { playerLog } from '../log/player-log';
import { isOffered, NO_OFFER, type Offer, type Quality } from '../offer/offer';
import type { SourceFailure } from './failures';
import { keepPreferences, readPreferences } from './preferences';

interface HlsOptions {
  url: string;
  profile: Profile;
  /** Seconds to begin at; undefined for the newest of a live show. */
  position: number | undefined;
  /** False takes the source away, with everything that was buffered. */
  enabled: boolean;
  renew: () => Promise<boolean>;
  onFailure: (kind: SourceFailure) => void;
}

/** The source of a video as the controls see it. */
export interface HlsSource {
  offer: Offer;
  /** The height that plays now in lines, 0 while unknown and of sound alone. */
  height: number;
  /** What the viewer chose, as far as it is offered. */
  quality: Quality;
  saver: boolean;
  reconnecting: boolean;
  setQuality: (quality: Quality) => void;
  setSaver: (saver: boolean) => void;
  /** Bytes of picture and sound so far; undefined where the browser does not tell. */
  used: () => number | undefined;
  /** The newest second of a live show that can be played; undefined while unknown. */
  edge: () => number | undefined;
  /** When a second, or the picture that is shown, was on stage, ms since 1970; undefined where the playlist does not tell. */
  instant: (second?: number) => number | undefined;
}

/** Feeds `video` from the HLS playlist at `url` for as long as it is mounted. */
export function useHls(video: HTMLVideoElement | null, options: HlsOptions): HlsSource {
  const { url, enabled } = options;
  const [offer, setOffer] = useState(NO_OFFER);
  const [height, setHeight] = useState(0);
  const [quality, setQuality] = useState<Quality>(null);
  const [saver, setSaver] = useState(false);
  const [reconnecting, setReconnecting] = useState(false);
  const engine = useRef<Engine>(undefined);
  const left = useRef<number>(undefined);

  const start = useEffectEvent((element: HTMLVideoElement, aborted: AbortSignal) => {
    const chosen = readPreferences();
    const startAt = left.current ?? options.position;
    setSaver(chosen.saver);
    const onOffer = (offered: Offer) => {
      setOffer(offered);
      // Offered anew after the sound alone, when the viewer may have chosen otherwise.
      const wanted = readPreferences().quality;
      setQuality(isOffered(wanted, offered) ? wanted : null);
    };
    const { renew, profile } = options;
    playerLog.note('start', `${profile} quality ${chosen.quality ?? 'auto'} saver ${chosen.saver}`);
    const onHeight = (playing: number) => {
      playerLog.note('level', playing);
      setHeight(playing);
    };
    const onReconnecting = (now: boolean) => {
      playerLog.note('reconnecting', String(now));
      setReconnecting(now);
    };
    const onFailure = (kind: SourceFailure) => {
      playerLog.note('failure', kind);
      options.onFailure(kind);
    };
    const told = { renew, onOffer, onHeight, onReconnecting, onFailure };
    return startEngine({ video: element, url, profile, startAt, ...chosen, ...told }, aborted);
  });
  const fail = useEffectEvent(() => options.onFailure('network'));

  useEffect(() => {
    if (!video || !enabled) return;
    const ends = new AbortController();
    start(video, ends.signal).then(
      (started) => (engine.current = started),
      () => !ends.signal.aborted && fail(),
    );
    return () => {
      ends.abort();
      left.current = video.currentTime || left.current;
      engine.current?.destroy();
      engine.current = undefined;
    };
  }, [video, url, enabled]);

  const choose = (chosen: Quality) => {
    setQuality(chosen);
    keepPreferences({ quality: chosen });
    engine.current?.setQuality(chosen);
  };
  const save = (wanted: boolean) => {
    setSaver(wanted);
    keepPreferences({ saver: wanted });
    engine.current?.setSaver(wanted);
  };
  return {
    offer,
    height,
    quality,
    saver,
    reconnecting,
    setQuality: choose,
    setSaver: save,
    used: () => engine.current?.used(),
    edge: () => engine.current?.edge(),
    instant: (second) => engine.current?.instant(second),
  };
}
