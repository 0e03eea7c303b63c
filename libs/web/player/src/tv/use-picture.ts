import { useEffect, useEffectEvent } from 'react';
import type { Captions } from '../captions/captions';
import type { MediaState } from '../controls/use-media-state';

/** What a television shows, as its phone is told. Whole seconds. */
export interface Picture {
  /** Nobody stopped it. */
  playing: boolean;
  /** It stands until more has come. */
  waiting: boolean;
  position: number;
  duration: number;
  /** 0 to 100. */
  volume: number;
  /** Whether they are shown; null of a video that has none. */
  captions: boolean | null;
  /** When the picture at `position` was on stage, ms since 1970; null of a recording that does not tell. */
  instant: number | null;
}

interface PictureOptions {
  media: MediaState;
  captions: Captions;
  /** When the picture that is seen was on stage, ms since 1970. */
  instant: () => number | undefined;
  /** Seconds; of a live show the newest that can be played. */
  end: number;
  /** How many questions were to be answered. */
  answers: number;
  onPicture: (picture: Picture) => void;
}

/** How far the end of a live show moves before it is told again. */
const LATER_SECONDS = 15;

/** Tells what is seen whenever somebody who only counts seconds would be wrong about it. */
export function usePicture(
  video: HTMLVideoElement | null,
  { media, captions, instant, end, answers, onPicture }: PictureOptions,
): void {
  const tell = useEffectEvent(() => {
    if (!video || !media.started) return;
    const volume = video.muted ? 0 : Math.round(video.volume * 100);
    onPicture({
      // What was just asked for is so before its event has come.
      ...{ playing: !video.paused && !video.ended, waiting: media.waiting, volume },
      position: Math.floor(video.currentTime),
      duration: Math.floor(end),
      captions: captions.tracks.length > 0 ? captions.shown !== null : null,
      instant: wholeMs(instant()),
    });
  });
  const length = Math.floor(end / LATER_SECONDS);
  const { started, playing, waiting, volume, muted } = media;
  useEffect(() => tell(), [started, playing, waiting, volume, muted, captions, length, answers]);
  useEffect(() => {
    const listener = () => tell();
    video?.addEventListener('seeked', listener);
    return () => video?.removeEventListener('seeked', listener);
  }, [video]);
}

const wholeMs = (ms: number | undefined): number | null => (ms === undefined ? null : Math.round(ms));
