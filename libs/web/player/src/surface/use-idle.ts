import { hasVisibleFocus } from '@wethi/browser';
import { useCallback, useEffect, useRef, useState } from 'react';

const IDLE_AFTER_MS = 3000;

interface Idle {
  idle: boolean;
  /** Call on every sign of life. */
  wake: () => void;
  /** Goes idle at once. */
  rest: () => void;
}

const holdsFocus = (element: HTMLElement | null) =>
  element?.contains(document.activeElement) === true && hasVisibleFocus(document.activeElement);

/** Tells when the viewer has been still for 3 s. Never idle while the keyboard's focus is inside `element`. */
export function useIdle(element: HTMLElement | null): Idle {
  const [idle, setIdle] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const arm = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIdle(!holdsFocus(element)), IDLE_AFTER_MS);
  }, [element]);
  useEffect(() => {
    arm();
    return () => clearTimeout(timer.current);
  }, [arm]);
  const wake = useCallback(() => {
    setIdle(false);
    arm();
  }, [arm]);
  const rest = useCallback(() => setIdle(!holdsFocus(element)), [element]);
  return { idle, wake, rest };
}
