import { useEffect, useState } from 'react';
import { type Captions, followCaptions } from './captions';

const NONE: Captions = { tracks: [], shown: null };

/** Follows the captions of a video element. */
export function useCaptions(video: HTMLVideoElement | null): Captions {
  const [captions, setCaptions] = useState(NONE);
  useEffect(() => {
    if (!video) return;
    const ends = new AbortController();
    followCaptions(video, setCaptions, ends.signal);
    return () => ends.abort();
  }, [video]);
  return captions;
}
