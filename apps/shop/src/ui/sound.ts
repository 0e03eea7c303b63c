import { useEffect, useState } from 'react';

/** A browser wakes sound while its person presses something, and lets it sound at any time from then on. */
let context: AudioContext | undefined;

function openSound(): AudioContext {
  context ??= new AudioContext();
  if (context.state !== 'running') void context.resume();
  return context;
}

/** Opens sound with the next press anywhere, for what is to sound later. @returns whether it would be heard now */
export function useSound(): boolean {
  const [isOpen, setOpen] = useState(context?.state === 'running');
  useEffect(() => {
    const press = () => {
      const opened = openSound();
      opened.onstatechange = () => setOpen(opened.state === 'running');
      opened.onstatechange(new Event('statechange'));
    };
    for (const name of ['pointerup', 'keydown']) addEventListener(name, press);
    return () => {
      for (const name of ['pointerup', 'keydown']) removeEventListener(name, press);
    };
  }, []);
  return isOpen;
}

const BELL_SECONDS = 1.6;
/** Two tones of a small bell, in hertz. */
const BELL = [880, 2217];

/** Rings a bell, to hear whether this device sounds. */
export function ringBell(): void {
  const { currentTime: now, destination } = openSound();
  const loudness = gainTo(destination, 0.25);
  loudness.gain.exponentialRampToValueAtTime(0.001, now + BELL_SECONDS);
  for (const frequency of BELL) playTone(loudness, frequency, now, BELL_SECONDS);
}

/** Three rising tones. */
export function playTones(): void {
  const { currentTime: now, destination } = openSound();
  const loudness = gainTo(destination, 0.2);
  [660, 880, 1320].forEach((frequency, place) => playTone(loudness, frequency, now + place * 0.3, 0.25));
}

function gainTo(destination: AudioNode, loud: number): GainNode {
  const loudness = new GainNode(destination.context);
  loudness.gain.setValueAtTime(loud, destination.context.currentTime);
  loudness.connect(destination);
  return loudness;
}

function playTone(loudness: GainNode, frequency: number, from: number, seconds: number): void {
  const sound = new OscillatorNode(loudness.context, { frequency });
  sound.connect(loudness);
  sound.start(from);
  sound.stop(from + seconds);
}
