import { useEffect, useState } from 'react';
import { play } from './media-commands';

/**
 * Starts a video that is to play by itself without sound, where the browser lets no sound begin before a touch: somebody who
 * only waited still gets the picture that they were promised.
 * @returns whether it was silenced
 */
export function useSilentStart(video: HTMLVideoElement | null, autoPlay: boolean): boolean {
  const [silenced, setSilenced] = useState(false);
  useEffect(() => {
    if (!video || !autoPlay) return;
    const refused = (error: DOMException) => {
      if (error.name !== 'NotAllowedError' || video.muted) return;
      video.muted = true;
      setSilenced(true);
      play(video);
    };
    const begin = () => void video.play().catch(refused);
    video.addEventListener('loadedmetadata', begin, { once: true });
    return () => video.removeEventListener('loadedmetadata', begin);
  }, [video, autoPlay]);
  return silenced;
}
