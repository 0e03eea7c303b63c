import { useEffect, useEffectEvent } from 'react';
import { commandFor, isStep, perform } from './keyboard';

/** Lets the page's keys drive the player (look.md §3 Player), except while something else wants them. */
export function useKeyboard(
  player: HTMLElement | null,
  video: HTMLVideoElement | null,
  toggleFullScreen: () => void,
  onUse: () => void,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const command = player && video ? commandFor(event, player) : undefined;
    if (!command || !video) return;
    event.preventDefault();
    onUse();
    if (!event.repeat || isStep(command)) perform(command, video, toggleFullScreen);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
