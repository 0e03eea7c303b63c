/** A lesson counts as seen when this share of it was watched (screens-watch.md 14). */
const ENOUGH = 0.9;
const HOUR_MINUTES = 60;

/** An hour of a video and which of its minutes somebody watched, one bit a minute. */
export interface WatchedHour {
  hour: number;
  minutes: string;
}

/** On which day an hour was watched. */
export type WatchedDay = WatchedHour & { visit_date: string };

export interface Seen {
  seen_seconds: number;
  is_seen: boolean;
}

/** How much of a video somebody has watched, of the minutes that were noted on any day. */
export function seenOf(hours: readonly WatchedHour[], seconds: number): Seen {
  if (seconds <= 0) return { seen_seconds: 0, is_seen: false };
  const all = Math.ceil(seconds / 60);
  let watched = 0n;
  for (const { hour, minutes } of hours) watched |= BigInt(minutes) << BigInt(hour * HOUR_MINUTES);
  const count = [...Array(all).keys()].filter((minute) => (watched >> BigInt(minute)) & 1n).length;
  return { seen_seconds: Math.min(seconds, count * 60), is_seen: count / all >= ENOUGH };
}

/** The first day on whose end enough of a video was watched; undefined before that. */
export function seenOn(hours: readonly WatchedDay[], seconds: number): string | undefined {
  const days = [...new Set(hours.map(({ visit_date }) => visit_date))].toSorted();
  return days.find(
    (day) =>
      seenOf(
        hours.filter(({ visit_date }) => visit_date <= day),
        seconds,
      ).is_seen,
  );
}
