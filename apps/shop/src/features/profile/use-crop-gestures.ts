import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { FACE_PIXELS, moved, SHOWN_PART, zoomed, type Crop } from './crop';

/** Pixels of a press of an arrow, with Shift and without. */
const STEP = 10;
const LONG_STEP = 50;
const ZOOM_STEP = 0.2;

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Point {
  x: number;
  y: number;
}

/** Drag moves, two fingers zoom, arrows move, + and − zoom. */
export function useCropGestures(setCrop: (change: (now: Crop) => Crop) => void) {
  const fingers = useRef(new Map<number, Point>());
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    const side = event.currentTarget.clientWidth * SHOWN_PART;
    if (!other) return setCrop((crop) => moved(crop, (now.x - before.x) / side, (now.y - before.y) / side));
    const grown = distance(now, other) / Math.max(1, distance(before, other));
    setCrop((crop) => zoomed(crop, crop.zoom * grown));
  };
  const onPointerUp = (event: PointerEvent) => void fingers.current.delete(event.pointerId);
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    const way = event.key === '+' || event.key === '=' ? 1 : event.key === '-' ? -1 : 0;
    if (!arrow && !way) return;
    event.preventDefault();
    const step = (event.shiftKey ? LONG_STEP : STEP) / FACE_PIXELS;
    setCrop((crop) =>
      arrow ? moved(crop, arrow[0] * step, arrow[1] * step) : zoomed(crop, crop.zoom + way * ZOOM_STEP),
    );
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onKeyDown };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
