/** Marks of a chart's axis from 0 upward in round steps, the last at or above the highest value. */
export function axis(highest: number): number[] {
  const rough = Math.max(highest, 3) / 3;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((factor) => factor * magnitude >= rough) ?? 10) * magnitude;
  return [0, 1, 2, 3].map((index) => index * step);
}
