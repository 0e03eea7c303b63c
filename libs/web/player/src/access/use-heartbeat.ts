import { listen } from '@wethi/browser';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { Heartbeat } from './heartbeat';
import { seenQuality } from './seen-quality';
import type { SendHeartbeat, Stop } from '../types';

interface HeartbeatOptions {
  /** Seconds between two reports while it plays. */
  seconds: number;
  send: SendHeartbeat | undefined;
  /** Whether the sound is played alone. */
  isSoundOnly: () => boolean;
  /** When the picture was on stage, of a live show. */
  instant: () => number | undefined;
  onStop: (stop: Stop) => void;
}

/** The position of a video, and the last known one after its source was taken away. */
function positionOf(video: HTMLVideoElement, signal: AbortSignal): () => number {
  let last = 0;
  const read = () => {
    if (video.readyState > HTMLMediaElement.HAVE_NOTHING) last = video.currentTime;
    return last;
  };
  listen(video, 'timeupdate', read, signal);
  return read;
}

function follow(video: HTMLVideoElement, heartbeat: Heartbeat, signal: AbortSignal): void {
  const on = (name: string, act: () => void) => listen(video, name, act, signal);
  on('play', () => heartbeat.started());
  on('playing', () => heartbeat.moving());
  // After a jump it waits because the viewer wanted it.
  on('waiting', () => (video.seeking ? heartbeat.waiting() : heartbeat.stalled()));
  on('pause', () => video.ended || heartbeat.paused());
  on('ended', () => heartbeat.ended());
  on('seeked', () => heartbeat.sought());
  listen(window, 'pagehide', () => heartbeat.left(), signal);
  const whenHidden = () => document.visibilityState === 'hidden' && heartbeat.hidden();
  listen(document, 'visibilitychange', whenHidden, signal);
}

/**
 * Reports the viewing of `video` for as long as it is mounted, and a last time when it is taken away.
 * Gives back a function that reports at once and resolves with whether the server answered.
 */
export function useHeartbeat(video: HTMLVideoElement | null, options: HeartbeatOptions): () => Promise<boolean> {
  const current = useRef<Heartbeat>(undefined);
  const send = useEffectEvent<SendHeartbeat>(async (facts) => options.send?.(facts));
  const onStop = useEffectEvent((stop: Stop) => options.onStop(stop));
  const isSoundOnly = useEffectEvent(() => options.isSoundOnly());
  const instant = useEffectEvent(() => options.instant());
  useEffect(() => {
    if (!video) return;
    const ends = new AbortController();
    const heartbeat = new Heartbeat(
      {
        position: positionOf(video, ends.signal),
        quality: () => (isSoundOnly() ? 'sound' : seenQuality(video)),
        instant: () => instant(),
        send: (facts) => send(facts),
        onStop: (stop) => onStop(stop),
      },
      options.seconds,
    );
    follow(video, heartbeat, ends.signal);
    current.current = heartbeat;
    return () => {
      ends.abort();
      heartbeat.left();
    };
  }, [video, options.seconds]);
  return useCallback(async () => (await current.current?.beat('Beat')) ?? false, []);
}
