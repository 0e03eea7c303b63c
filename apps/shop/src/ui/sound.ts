const SECONDS = 1.6;
/** Two tones of a small bell, in hertz. */
const TONES = [880, 2217];

/** Rings a bell, to hear whether this device sounds. */
export function ringBell(): void {
  const context = new AudioContext();
  const loudness = context.createGain();
  loudness.gain.setValueAtTime(0.25, context.currentTime);
  loudness.gain.exponentialRampToValueAtTime(0.001, context.currentTime + SECONDS);
  loudness.connect(context.destination);
  const sounds = TONES.map((frequency) => new OscillatorNode(context, { frequency }));
  for (const sound of sounds) {
    sound.connect(loudness);
    sound.start();
    sound.stop(context.currentTime + SECONDS);
  }
  sounds[0]?.addEventListener('ended', () => void context.close());
}
