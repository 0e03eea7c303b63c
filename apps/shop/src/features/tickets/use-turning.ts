import { type TouchEvent, useEffect, useEffectEvent, useRef } from 'react';

/** A finger that moved less pressed something, or scrolled. */
const SWIPE_PX = 60;

/** Arrow keys turn to the ticket before or after, and so does a swipe; arrows in a field that is typed into move in it. */
export function useTurning(turn: (by: -1 | 1) => void) {
  const onKey = useEffectEvent(({ key, target }: KeyboardEvent) => {
    if (target instanceof HTMLInputElement) return;
    if (key === 'ArrowLeft') turn(-1);
    if (key === 'ArrowRight') turn(1);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  const began = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart: ({ touches, target }: TouchEvent) => {
      const finger = touches.length === 1 && !(target instanceof HTMLInputElement) ? touches[0] : undefined;
      began.current = finger && { x: finger.clientX, y: finger.clientY };
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0];
      if (!finger || !began.current) return;
      const [x, y] = [finger.clientX - began.current.x, finger.clientY - began.current.y];
      if (Math.abs(x) >= SWIPE_PX && Math.abs(x) > 2 * Math.abs(y)) turn(x < 0 ? 1 : -1);
    },
  };
}
