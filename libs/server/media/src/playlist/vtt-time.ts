/** A time as WebVTT writes it, HH:MM:SS.mmm. */
export function vttTime(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const hours = Math.floor(milliseconds / 3_600_000);
  const rest = new Date(milliseconds % 3_600_000).toISOString().slice(14, 23);
  return `${String(hours).padStart(2, '0')}:${rest}`;
}
