import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Engine, startEngine } from './engine';
import type { SourceFailure } from './failures';
import { keepPreferences, readPreferences } from './preferences';

interface HlsOptions {
  url: string;
  /** Seconds to begin at. */
  position: number;
  /** False takes the source away, with everything that was buffered. */
  enabled: boolean;
  renew: () => Promise<void>;
  onFailure: (kind: SourceFailure) => void;
}

/** The source of a video as the controls see it. Heights are in lines, best first; empty where none can be chosen. */
export interface HlsSource {
  heights: number[];
  /** The height that plays now, 0 while unknown. */
  height: number;
  /** The height the viewer chose, null for automatic. */
  quality: number | null;
  reconnecting: boolean;
  setQuality: (height: number | null) => void;
  /** Starts again at the place where it broke off. */
  retry: () => void;
}

/** Feeds `video` from the HLS playlist at `url` for as long as it is mounted. */
export function useHls(video: HTMLVideoElement | null, options: HlsOptions): HlsSource {
  const { url, enabled } = options;
  const [heights, setHeights] = useState<number[]>([]);
  const [height, setHeight] = useState(0);
  const [quality, setQuality] = useState<number | null>(null);
  const [reconnecting, setReconnecting] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const engine = useRef<Engine>(undefined);
  const left = useRef<number>(undefined);

  const start = useEffectEvent((element: HTMLVideoElement, aborted: AbortSignal) => {
    const chosen = readPreferences().quality;
    const startAt = left.current ?? options.position;
    const onQualities = (all: number[]) => {
      setHeights(all);
      setQuality(chosen !== null && all.includes(chosen) ? chosen : null);
    };
    const { renew, onFailure } = options;
    const told = { renew, onQualities, onHeight: setHeight, onReconnecting: setReconnecting, onFailure };
    return startEngine({ video: element, url, startAt, quality: chosen, ...told }, aborted);
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
  }, [video, url, enabled, attempt]);

  const choose = (chosen: number | null) => {
    setQuality(chosen);
    keepPreferences({ quality: chosen });
    engine.current?.setQuality(chosen);
  };
  const retry = () => setAttempt((count) => count + 1);
  return { heights, height, quality, reconnecting, setQuality: choose, retry };
}
