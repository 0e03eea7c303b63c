import { useEffect, useEffectEvent } from 'react';
import { isTyping, shortcutOf, type Shortcut } from './shortcuts';

/** Listens for the keys of the queue while the page is open. */
export function useShortcuts(actions: Record<Shortcut, () => void>): void {
  const onPress = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = shortcutOf(event);
    if (!shortcut || isTyping(event.target)) return;
    event.preventDefault();
    actions[shortcut]();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onPress(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
