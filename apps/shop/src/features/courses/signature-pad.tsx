import { type PointerEvent, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import styles from './application-dialog.module.css';

/** In the canvas's own points, of which a screen shows fewer. */
const SIZE = { width: 1000, height: 320 } as const;
const LINE = 6;

interface SignaturePadProps {
  ref: Ref<HTMLCanvasElement>;
  /** A typed name stands on it, which a finger put down takes away. */
  isTyped: boolean;
  wiped: () => void;
  drawn: () => void;
}

/** Signed with a finger, a pen or the mouse; who cannot do that types a name beside it. */
export function SignaturePad({ ref, isTyped, wiped, drawn }: SignaturePadProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useImperativeHandle(ref, () => canvas.current as HTMLCanvasElement); // it stands there as long as the pad
  useEffect(() => {
    if (canvas.current) drawName(canvas.current, '');
  }, []);
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    const pen = penOf(event.currentTarget);
    if (!pen) return;
    if (isTyped) wiped();
    event.currentTarget.setPointerCapture(event.pointerId);
    pen.beginPath();
    pen.moveTo(...placeOf(event));
  };
  const go = (event: PointerEvent<HTMLCanvasElement>) => {
    const pen = penOf(event.currentTarget);
    if (!pen || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    pen.lineTo(...placeOf(event));
    pen.stroke();
    drawn();
  };
  return (
    <canvas
      ref={canvas}
      {...SIZE}
      className={styles.pad}
      role="img"
      aria-label="เซ็นชื่อที่นี่"
      onPointerDown={begin}
      onPointerMove={go}
    />
  );
}

/** An empty pad, or one with a typed name. */
export function drawName(canvas: HTMLCanvasElement, name: string): void {
  const pen = penOf(canvas);
  if (!pen) return;
  const { color, backgroundColor, fontFamily } = getComputedStyle(canvas);
  pen.fillStyle = backgroundColor;
  pen.fillRect(0, 0, SIZE.width, SIZE.height);
  pen.fillStyle = color;
  pen.font = `italic 96px ${fontFamily}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(name, SIZE.width / 2, SIZE.height / 2, SIZE.width - 80);
}

function penOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D | null {
  const pen = canvas.getContext('2d');
  const strokeStyle = getComputedStyle(canvas).color;
  if (pen) Object.assign(pen, { strokeStyle, lineWidth: LINE, lineCap: 'round', lineJoin: 'round' });
  return pen;
}

function placeOf({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>): [x: number, y: number] {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return [((clientX - left) * SIZE.width) / width, ((clientY - top) * SIZE.height) / height];
}
