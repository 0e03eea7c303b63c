import { useEffect, useRef, useState } from 'react';

const TITLE = 'ถึงคิวแล้ว';
const TREMBLE = [200, 100, 200];
const SECONDS = 1.2;

/** What calls somebody back whose turn it is. */
export interface Alarms {
  sound: boolean;
  vibration: boolean;
}

/** Three rising tones. A browser lets a page sound after its person pressed something. */
export function playTones(): void {
  const context = new AudioContext();
  const loudness = new GainNode(context, { gain: 0.2 });
  loudness.connect(context.destination);
  [660, 880, 1320].forEach((frequency, place) => {
    const sound = new OscillatorNode(context, { frequency });
    sound.connect(loudness);
    sound.start(context.currentTime + place * 0.3);
    sound.stop(context.currentTime + place * 0.3 + 0.25);
  });
  setTimeout(() => void context.close(), SECONDS * 1_000);
}

/** Calls once when it becomes somebody's turn, and says so in the title of the tab. */
export function useTurnAlarm(isTurn: boolean) {
  const [alarms, setAlarms] = useState<Alarms>({ sound: true, vibration: true });
  const wanted = useRef(alarms);
  wanted.current = alarms;
  useEffect(() => {
    if (!isTurn) return undefined;
    const { title } = document;
    document.title = TITLE;
    if (wanted.current.sound) playTones();
    if (wanted.current.vibration) navigator.vibrate?.(TREMBLE);
    return () => void (document.title = title);
  }, [isTurn]);
  return [alarms, setAlarms] as const;
}
