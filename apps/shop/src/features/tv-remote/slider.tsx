import { useState } from 'react';
import styles from './tv-remote.module.css';

interface SliderProps {
  label: string;
  max: number;
  value: number;
  /** The value in words. */
  text: string;
  /** Where it was let go. */
  onChoose: (value: number) => void;
}

/** Follows a value that moves by itself, but not while a finger holds it. */
export function Slider({ label, max, value, text, onChoose }: SliderProps) {
  const [held, setHeld] = useState<number>();
  const letGo = () => {
    if (held === undefined) return;
    setHeld(undefined);
    onChoose(held);
  };
  return (
    <input
      type="range"
      className={styles.slider}
      aria-label={label}
      aria-valuetext={text}
      min={0}
      max={Math.max(1, Math.floor(max))}
      value={held ?? Math.min(value, Math.floor(max))}
      onChange={(event) => setHeld(Number(event.target.value))}
      onPointerUp={letGo}
      onKeyUp={letGo}
      onBlur={letGo}
    />
  );
}
