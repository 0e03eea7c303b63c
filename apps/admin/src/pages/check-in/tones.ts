/** High and short for who may go in, low and long with a tremble for who may not: heard without looking. */
export function tell(admits: boolean): void {
  const context = new AudioContext();
  const sound = new OscillatorNode(context, { frequency: admits ? 1320 : 220 });
  const seconds = admits ? 0.15 : 0.5;
  sound.connect(new GainNode(context, { gain: 0.3 })).connect(context.destination);
  sound.start();
  sound.stop(context.currentTime + seconds);
  sound.addEventListener('ended', () => void context.close());
  navigator.vibrate?.(admits ? 80 : 500);
}
