/** Lengths of time. Everything here takes whole seconds. */

interface Parts {
  hours: number;
  minutes: number;
  seconds: number;
}

function parts(seconds: number): Parts {
  const whole = Math.max(0, Math.floor(seconds));
  return { hours: Math.floor(whole / 3600), minutes: Math.floor((whole % 3600) / 60), seconds: whole % 60 };
}

function two(value: number): string {
  return value.toString().padStart(2, '0');
}

/** A position or length as a clock shows it: 252 → '4:12', 6500 → '1:48:20'. */
export function duration(seconds: number): string {
  const { hours, minutes, seconds: rest } = parts(seconds);
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** Hours, minutes and seconds, always all three, for statistics: 252 → '0:04:12'. */
export function fullDuration(seconds: number): string {
  const { hours, minutes, seconds: rest } = parts(seconds);
  return `${hours}:${two(minutes)}:${two(rest)}`;
}

/** A length in short words, without seconds: 3900 → '1 ชม. 5 นาที', 60 → '1 นาที'. */
export function shortDuration(seconds: number): string {
  const { hours, minutes } = parts(seconds);
  const words = [hours && `${hours} ชม.`, (minutes || !hours) && `${minutes} นาที`];
  return words.filter(Boolean).join(' ');
}

/** A position as a screen reader says it: 2538 → '42 นาที 18 วินาที'. */
export function spokenDuration(seconds: number): string {
  const { hours, minutes, seconds: rest } = parts(seconds);
  const words = [hours && `${hours} ชั่วโมง`, minutes && `${minutes} นาที`, (rest || seconds < 60) && `${rest} วินาที`];
  return words.filter(Boolean).join(' ');
}

export interface Remaining {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Days, hours, minutes and seconds of a length, for a countdown; all 0 when it is over. */
export function remaining(seconds: number): Remaining {
  const whole = Math.max(0, Math.floor(seconds));
  return { days: Math.floor(whole / 86_400), ...parts(whole % 86_400) };
}
