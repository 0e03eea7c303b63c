import { useEffect, useState } from 'react';
import { play } from './media-commands';

/**
 * Starts a video that is to play by itself without sound, where the browser lets no sound begin before a touch: somebody who
 * only waited still gets the picture that they were promised.
 * @returns whether it is silenced: until its sound is turned on for the first time
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
    const heard = () => {
      if (!video.muted) setSilenced(false);
    };
    video.addEventListener('loadedmetadata', begin, { once: true });
    video.addEventListener('volumechange', heard);
    return () => {
      video.removeEventListener('loadedmetadata', begin);
      video.removeEventListener('volumechange', heard);
    };
  }, [video, autoPlay]);
  return silenced;
}
