import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type Segment, segmentAt, segmentsOf } from './controls/chapters';
import { failureOf } from './engine/failures';
import { pause, playOnceLoaded, setVolume, toggleMute } from './engine/media-commands';
import { keepPreferences, readPreferences } from './engine/preferences';
import type { Profile } from './engine/engine';
import { notePlayback } from './log/note-playback';
import type { Chapter, PlaybackFailure, PlayerProps, Stop } from './types';
import { useHeartbeat } from './access/use-heartbeat';
import { type HlsSource, useHls } from './engine/use-hls';
import { useBeginning } from './engine/use-beginning';
import { useSilentStart } from './engine/use-silent-start';
import { type MediaState, useMediaState } from './controls/use-media-state';

const NO_CHAPTERS: Chapter[] = [];

/** A video being played, as everything that is drawn over it sees it. */
export interface Playing {
  media: MediaState;
  segments: Segment[];
  source: HlsSource;
  /** Plays without sound until somebody asks for it, since the browser wanted a touch first. */
  isSilenced: boolean;
  /** Plays the sound alone. */
  isSoundOnly: boolean;
  failure: PlaybackFailure | undefined;
  /** Starts again after a failure, and plays on if it played. */
  retry: () => void;
}

/**
 * Plays `props.url` in `video`, reports the viewing and ends it when the server says so.
 * @param position seconds to begin at; undefined for the newest of a live show
 */
export function usePlayer(
  video: HTMLVideoElement | null,
  profile: Profile,
  props: PlayerProps & { position?: number },
): Playing {
  const { url, position, chapters = NO_CHAPTERS, heartbeatSeconds = 30 } = props;
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
  const sound = useRef(false);
  const stage = useRef<() => number | undefined>(undefined);
  const telling = {
    ...{ seconds: heartbeatSeconds, send: props.onHeartbeat, onStop },
    isSoundOnly: () => sound.current,
    instant: () => stage.current?.(),
  };
  const renew = useHeartbeat(video, telling);
  const enabled = failure === undefined;
  const source = useHls(video, { url, profile, position, enabled, renew, onFailure: (kind) => fail(failureOf(kind)) });
  useNotes(video);
  useBeginning(video, props.begin ?? 0);
  const isSilenced = useSilentStart(video, props.autoPlay ?? false) && media.muted;
  useKeptVolume(video, media, isSilenced);
  const retry = () => {
    if (video && wasPlaying.current) playOnceLoaded(video);
    setFailure(undefined);
  };
  useWhenOnline(failure?.kind === 'network', retry);
  const isSoundOnly = source.quality === 'audio' && media.started;
  useEffect(() => {
    sound.current = isSoundOnly;
    stage.current = profile === 'live' ? () => source.instant() : undefined;
  }, [isSoundOnly, profile, source]);
  return { media, segments, source, isSilenced, isSoundOnly, failure, retry };
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

function useNotes(video: HTMLVideoElement | null): void {
  useEffect(() => {
    if (!video) return;
    const ends = new AbortController();
    notePlayback(video, ends.signal);
    return () => ends.abort();
  }, [video]);
}

/** What the browser silenced is no wish of the viewer. */
function useKeptVolume(video: HTMLVideoElement | null, { volume, muted }: MediaState, isSilenced: boolean): void {
  useEffect(() => {
    if (!video) return;
    const kept = readPreferences();
    setVolume(video, kept.volume);
    if (kept.muted !== video.muted) toggleMute(video);
  }, [video]);
  const keep = useEffectEvent(() => video && !isSilenced && keepPreferences({ volume, muted }));
  useEffect(() => void keep(), [volume, muted]);
}

/** Tells where the viewer is. @param behind seconds behind the stage */
export function useTimeUpdate(
  { media, segments, source }: Playing,
  behind: number,
  tell: PlayerProps['onTimeUpdate'],
): void {
  const { time: seconds, bufferedTo } = media;
  const { reconnecting } = source;
  const chapter = segmentAt(segments, seconds)?.index ?? -1;
  const report = useEffectEvent(() => {
    const ahead = Math.max(0, bufferedTo - seconds);
    tell?.({ seconds, chapter, instant: source.instant(), behind, ahead, reconnecting });
  });
  useEffect(() => report(), [seconds, chapter, reconnecting]);
}
