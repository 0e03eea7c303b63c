import { useEffect, useEffectEvent } from 'react';
import { play, seekTo } from '../engine/media-commands';
import type { HlsSource } from '../engine/use-hls';
import type { MediaState } from './use-media-state';

/** So near the newest second a viewer is at the live point; players drift by this much. */
const LIVE_WITHIN_SECONDS = 4;

/** Where a viewer is in a show that goes on. */
export interface LivePlace {
  /** The newest second that can be played. */
  edge: number;
  /** Seconds behind it. */
  behind: number;
  atLive: boolean;
  goLive: () => void;
  /** Goes to a second of the show; to the live point when it is that near. */
  seek: (seconds: number) => void;
}

/** Follows how far `video` is behind the stage; the key End leads back to it. */
export function useLivePlace(video: HTMLVideoElement | null, media: MediaState, source: HlsSource): LivePlace {
  const edge = Math.max(source.edge() ?? media.duration, media.time);
  const behind = edge - media.time;
  const goLive = () => {
    if (!video) return;
    // Before anything of it is known, and in the browser's own HLS for a while after, there is no such second.
    const newest = source.edge() ?? video.duration;
    if (Number.isFinite(newest)) video.currentTime = newest;
    play(video);
  };
  const seek = (seconds: number) => {
    if (seconds > edge - LIVE_WITHIN_SECONDS) goLive();
    else if (video) seekTo(video, seconds);
  };
  useKeyEnd(goLive);
  return { edge, behind, atLive: behind < LIVE_WITHIN_SECONDS, goLive, seek };
}

function useKeyEnd(act: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    // There the key has a meaning of its own: the end of the line, of the bar, of the talk.
    const isTheirs =
      target instanceof Element && target.closest('input, textarea, [contenteditable], [role=slider], [role=log]');
    if (event.key !== 'End' || event.defaultPrevented || isTheirs) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
