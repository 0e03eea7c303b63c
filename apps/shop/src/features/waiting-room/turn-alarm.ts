import { useEffect, useRef, useState } from 'react';
import { playTones, useSound } from '../../ui/sound';

const TITLE = 'ถึงคิวแล้ว';
const TREMBLE = [200, 100, 200];

/** What calls somebody back whose turn it is. */
export interface Alarms {
  sound: boolean;
  vibration: boolean;
}

/** Calls once when it becomes somebody's turn, and says so in the title of the tab. */
export function useTurnAlarm(isTurn: boolean) {
  const [alarms, setAlarms] = useState<Alarms>({ sound: true, vibration: true });
  const isHeard = useSound();
  const wanted = useRef(alarms);
  // What is played to a browser that sleeps sounds at some later press.
  wanted.current = { ...alarms, sound: alarms.sound && isHeard };
  useEffect(() => {
    if (!isTurn) return undefined;
    const { title } = document;
    document.title = TITLE;
    if (wanted.current.sound) playTones();
    if (wanted.current.vibration) navigator.vibrate?.(TREMBLE);
    return () => {
      // The next page may have its own by now.
      if (document.title === TITLE) document.title = title;
    };
  }, [isTurn]);
  return { alarms, setAlarms, isHeard };
}
