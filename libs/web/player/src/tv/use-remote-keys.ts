import { useEffect } from 'react';
import { pause, play, seekBy, toggleMute, togglePlay } from '../engine/media-commands';

/** OK of a remote control, and its own keys where it has them; the arrows are every player's. */
const KEYS: Readonly<Record<string, (video: HTMLVideoElement) => void>> = {
  Enter: (video) => (video.muted && !video.paused ? toggleMute(video) : togglePlay(video)),
  MediaPlayPause: togglePlay,
  MediaPlay: play,
  MediaPause: pause,
  MediaStop: pause,
  MediaRewind: (video) => seekBy(video, -30),
  MediaFastForward: (video) => seekBy(video, 30),
};

/** What goes on while its key is held down. */
const STEPS = ['MediaRewind', 'MediaFastForward'];

/** Lets a remote control drive a video; nothing while there is none. */
export function useRemoteKeys(video: HTMLVideoElement | null): void {
  useEffect(() => {
    if (!video) return;
    const press = (event: KeyboardEvent) => {
      const act = KEYS[event.key];
      if (!act || event.defaultPrevented) return;
      event.preventDefault();
      if (!event.repeat || STEPS.includes(event.key)) act(video);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [video]);
}
