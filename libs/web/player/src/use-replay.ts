import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type Segment, segmentAt, segmentsOf } from './controls/chapters';
import { failureOf } from './engine/failures';
import { pause, playOnceLoaded, setVolume, toggleMute } from './engine/media-commands';
import { keepPreferences, readPreferences } from './engine/preferences';
import type { Chapter, PlaybackFailure, ReplayPlayerProps, Stop } from './types';
import { useHeartbeat } from './access/use-heartbeat';
import { type HlsSource, useHls } from './engine/use-hls';
import { type MediaState, useMediaState } from './controls/use-media-state';

const NO_CHAPTERS: Chapter[] = [];

/** A video being played, as everything that is drawn over it sees it. */
export interface Replay {
  media: MediaState;
  segments: Segment[];
  source: HlsSource;
  failure: PlaybackFailure | undefined;
  /** Starts again after a failure, and plays on if it played. */
  retry: () => void;
}

/** Plays `props.url` in `video`, reports the viewing and ends it when the server says so. */
export function useReplay(video: HTMLVideoElement | null, props: ReplayPlayerProps): Replay {
  const { url, position = 0, chapters = NO_CHAPTERS, heartbeatSeconds = 30 } = props;
  const [failure, setFailure] = useState<PlaybackFailure>();
  const media = useMediaState(video);
  const segments = useMemo(() => segmentsOf(chapters, media.duration), [chapters, media.duration]);
  const wasPlaying = useRef(false);
  const fail = (reason: PlaybackFailure) => {
    wasPlaying.current = video !== null && !video.paused;
    if (video) pause(video);
    setFailure(reason);
    props.onFailure?.(reason);
  };
  const onStop = (stop: Stop) => fail({ kind: 'stopped', ...stop });
  const renew = useHeartbeat(video, { seconds: heartbeatSeconds, send: props.onHeartbeat, onStop });
  const enabled = failure === undefined;
  const source = useHls(video, { url, position, enabled, renew, onFailure: (kind) => fail(failureOf(kind)) });
  useKeptVolume(video, media);
  useTimeUpdate(media.time, segmentAt(segments, media.time)?.index ?? -1, props.onTimeUpdate);
  const retry = () => {
    if (video && wasPlaying.current) playOnceLoaded(video);
    setFailure(undefined);
  };
  useWhenOnline(failure?.kind === 'network', retry);
  return { media, segments, source, failure, retry };
}

/** Does something as soon as the device is online again, for as long as it is wanted. */
function useWhenOnline(wanted: boolean, act: () => void): void {
  const online = useEffectEvent(act);
  useEffect(() => {
    if (!wanted) return;
    const listener = () => online();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, [wanted]);
}

function useKeptVolume(video: HTMLVideoElement | null, { volume, muted }: MediaState): void {
  useEffect(() => {
    if (!video) return;
    const kept = readPreferences();
    setVolume(video, kept.volume);
    if (kept.muted !== video.muted) toggleMute(video);
  }, [video]);
  const keep = useEffectEvent(() => video && keepPreferences({ volume, muted }));
  useEffect(() => void keep(), [volume, muted]);
}

function useTimeUpdate(time: number, index: number, tell: ReplayPlayerProps['onTimeUpdate']): void {
  const report = useEffectEvent((seconds: number, chapter: number) => tell?.(seconds, chapter));
  useEffect(() => report(time, index), [time, index]);
}
