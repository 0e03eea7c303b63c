import { listen } from '@wethi/browser';
import { useEffect } from 'react';

/** Key frames are not where one wants them: so much earlier is no earlier. */
const NEAR_SECONDS = 0.5;

/** Keeps a video from playing what lies before its beginning, whoever or whatever went there. @param begin seconds */
export function useBeginning(video: HTMLVideoElement | null, begin: number): void {
  useEffect(() => {
    if (!video || begin === 0) return;
    const ends = new AbortController();
    const goOn = () => {
      if (video.currentTime < begin - NEAR_SECONDS) video.currentTime = begin;
    };
    for (const event of ['loadedmetadata', 'seeking', 'timeupdate']) listen(video, event, goOn, ends.signal);
    return () => ends.abort();
  }, [video, begin]);
}
