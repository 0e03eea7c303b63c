import { type PointerEvent, type ReactNode, useRef } from 'react';
import { seekBy, togglePlay } from '../engine/media-commands';
import styles from '../player-frame.module.css';

const DOUBLE_TAP_MS = 300;

interface SurfaceProps {
  video: HTMLVideoElement | null;
  controlsShown: boolean;
  onShowControls: () => void;
  onHideControls: () => void;
  onFullScreen: () => void;
  children: ReactNode;
}

/** -1 in the left third of the picture, 1 in the right third, 0 between. */
function sideOf(event: PointerEvent): number {
  const { left, width } = event.currentTarget.getBoundingClientRect();
  const share = (event.clientX - left) / width;
  return share < 1 / 3 ? -1 : share > 2 / 3 ? 1 : 0;
}

/**
 * The picture itself. A mouse plays and pauses with it, twice for full screen; a finger shows and hides the controls,
 * and two quick taps at a side go 10 s that way.
 */
export function Surface({ video, controlsShown, children, ...on }: SurfaceProps) {
  const lastTap = useRef(0);
  const tap = (event: PointerEvent) => {
    const twice = event.timeStamp - lastTap.current < DOUBLE_TAP_MS;
    lastTap.current = event.timeStamp;
    const side = sideOf(event);
    if (twice && side && video) seekBy(video, side * 10);
    else if (controlsShown) on.onHideControls();
    else on.onShowControls();
  };
  const release = (event: PointerEvent) => {
    if (event.button !== 0) return;
    if (event.pointerType === 'touch') tap(event);
    else if (video) togglePlay(video);
  };
  const pressTwice = (event: React.MouseEvent) => {
    if (matchMedia('(hover: hover)').matches && event.button === 0) on.onFullScreen();
  };
  return (
    <div className={styles.surface} onPointerUp={release} onDoubleClick={pressTwice}>
      {children}
    </div>
  );
}
