import { useEffect, useState } from 'react';
import { type Captions, followCaptions } from './captions';

/** Follows the captions of a video element. */
export function useCaptions(video: HTMLVideoElement): Captions {
  const [captions, setCaptions] = useState<Captions>({ tracks: [], shown: null });
  useEffect(() => {
    const ends = new AbortController();
    followCaptions(video, setCaptions, ends.signal);
    return () => ends.abort();
  }, [video]);
  return captions;
}
