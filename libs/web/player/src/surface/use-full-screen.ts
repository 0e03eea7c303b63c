import { useEffect, useState } from 'react';

/** What fills the screen, and how to change it. */
export interface FullScreen {
  active: boolean;
  /** True where the browser cannot fill the screen with a page element (iPhone): the style fills the window instead. */
  windowed: boolean;
  toggle: () => void;
}

interface LockableOrientation {
  lock?: (orientation: 'landscape') => Promise<void>;
}

async function enter(element: HTMLElement): Promise<void> {
  await element.requestFullscreen({ navigationUI: 'hide' });
  const orientation: LockableOrientation | undefined = globalThis.screen?.orientation;
  // Computers refuse the lock; there is nothing to turn.
  await orientation?.lock?.('landscape').catch(() => undefined);
}

/** Full screen of `element` with all that lies in it, so that the watermark goes along. Esc leaves it. */
export function useFullScreen(element: HTMLElement | null): FullScreen {
  const [real, setReal] = useState(false);
  const [windowed, setWindowed] = useState(false);
  useEffect(() => {
    const read = () => setReal(document.fullscreenElement !== null && document.fullscreenElement === element);
    document.addEventListener('fullscreenchange', read);
    return () => document.removeEventListener('fullscreenchange', read);
  }, [element]);
  useEffect(() => {
    if (!windowed) return;
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && !event.defaultPrevented && setWindowed(false);
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [windowed]);
  const toggle = () => {
    if (!element) return;
    if (real) void document.exitFullscreen();
    else if (document.fullscreenEnabled) enter(element).catch(() => setWindowed(true));
    else setWindowed((before) => !before);
  };
  return { active: real || windowed, windowed, toggle };
}
