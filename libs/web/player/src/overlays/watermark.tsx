import { useEffect, useState } from 'react';
import styles from './watermark.module.css';

const DRIFT_MS = 8000;
const JUMP_MS = 20000;

const somewhere = () => ({ left: `${20 + Math.random() * 60}%`, top: `${12 + Math.random() * 50}%` });

function wantsLessMotion(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Names the viewer on the picture. It deters filming the screen and prevents nothing (facts of the trial, media §3).
 * It wanders; for viewers who want less motion it jumps every 20 s instead.
 */
export function Watermark({ text }: { text: string }) {
  const [place, setPlace] = useState({ left: '62%', top: '26%' });
  useEffect(() => {
    const timer = setInterval(() => setPlace(somewhere()), wantsLessMotion() ? JUMP_MS : DRIFT_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className={styles.watermark} style={place} aria-hidden="true">
      {text}
    </div>
  );
}
