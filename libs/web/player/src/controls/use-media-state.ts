import { useEffect, useState } from 'react';

/** What the controls show of the video element. Times in seconds, `volume` 0…1. */
export interface MediaState {
  playing: boolean;
  /** Wants to play but has no picture yet. */
  waiting: boolean;
  ended: boolean;
  /** Has played since it was loaded. */
  started: boolean;
  time: number;
  /** 0 until known. */
  duration: number;
  bufferedTo: number;
  volume: number;
  muted: boolean;
  rate: number;
}

const AT_REST: MediaState = {
  playing: false,
  waiting: false,
  ended: false,
  started: false,
  time: 0,
  duration: 0,
  bufferedTo: 0,
  volume: 1,
  muted: false,
  rate: 1,
};

const CHANGES = [
  ...['play', 'pause', 'playing', 'waiting', 'seeking', 'seeked', 'ended', 'emptied', 'loadeddata', 'canplay'],
  ...['timeupdate', 'durationchange', 'progress', 'volumechange', 'ratechange'],
];

function bufferedAt(video: HTMLVideoElement): number {
  const { buffered, currentTime } = video;
  for (let range = 0; range < buffered.length; range += 1) {
    if (buffered.start(range) <= currentTime + 0.1 && buffered.end(range) >= currentTime) return buffered.end(range);
  }
  return currentTime;
}

/** Of a live show what can be reached so far: the browser's own HLS calls its length infinite. */
function lengthOf({ duration, seekable }: HTMLVideoElement): number {
  if (Number.isFinite(duration)) return duration;
  return duration === Infinity && seekable.length > 0 ? seekable.end(seekable.length - 1) : 0;
}

function stateOf(video: HTMLVideoElement, before: MediaState): MediaState {
  const playing = !video.paused && !video.ended;
  return {
    playing,
    waiting: playing && (video.seeking || video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA),
    ended: video.ended,
    started: before.started || playing,
    time: video.currentTime,
    duration: lengthOf(video),
    bufferedTo: bufferedAt(video),
    volume: video.volume,
    muted: video.muted,
    rate: video.playbackRate,
  };
}

/** Follows a video element; at rest while there is none. */
export function useMediaState(video: HTMLVideoElement | null): MediaState {
  const [state, setState] = useState(AT_REST);
  useEffect(() => {
    if (!video) return;
    const read = () => setState((before) => stateOf(video, before));
    for (const change of CHANGES) video.addEventListener(change, read);
    return () => {
      for (const change of CHANGES) video.removeEventListener(change, read);
    };
  }, [video]);
  return state;
}
