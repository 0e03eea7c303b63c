/** Holds its thread for so many milliseconds, as a decoder does. */
export default function (milliseconds: number): string {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
  return 'spun';
}
