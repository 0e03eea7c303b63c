import { useEffect, useEffectEvent } from 'react';
import { play, pause, seekBy } from '../engine/media-commands';

interface SessionFacts {
  title: string;
  /** The song that plays, empty when there is none. */
  song: string;
  poster: string | undefined;
  onNext: () => void;
  onPrevious: () => void;
}

/** Shows the show on the lock screen and lets the buttons of a headset work. */
export function useMediaSession(video: HTMLVideoElement | null, facts: SessionFacts): void {
  const { title, song, poster } = facts;
  const next = useEffectEvent(() => facts.onNext());
  const previous = useEffectEvent(() => facts.onPrevious());
  useEffect(() => {
    if (!video || !('mediaSession' in navigator)) return;
    const { mediaSession } = navigator;
    const actions: [MediaSessionAction, MediaSessionActionHandler][] = [
      ['play', () => play(video)],
      ['pause', () => pause(video)],
      ['seekbackward', () => seekBy(video, -10)],
      ['seekforward', () => seekBy(video, 10)],
      ['nexttrack', () => next()],
      ['previoustrack', () => previous()],
    ];
    for (const [action, handler] of actions) mediaSession.setActionHandler(action, handler);
    return () => {
      for (const [action] of actions) mediaSession.setActionHandler(action, null);
    };
  }, [video]);
  useEffect(() => {
    if (!('mediaSession' in navigator)) return;
    const artwork = poster ? [{ src: new URL(poster, location.href).href }] : [];
    navigator.mediaSession.metadata = new MediaMetadata({ title: song || title, album: title, artwork });
    return () => {
      navigator.mediaSession.metadata = null;
    };
  }, [title, song, poster]);
}
