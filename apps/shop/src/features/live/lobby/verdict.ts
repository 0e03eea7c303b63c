/** What each size of the ladder needs with its sound and some room, in bits per second (facts/media.md §2). */
const NEEDED = [
  { lines: 1080, bits: 5_000_000 },
  { lines: 720, bits: 2_900_000 },
  { lines: 480, bits: 1_400_000 },
  { lines: 240, bits: 600_000 },
] as const;

/** What the best picture needs, and the smallest, in millions of bits per second. */
export const BEST_MEGABITS = NEEDED[0].bits / 1_000_000;
export const LEAST_MEGABITS = NEEDED[3].bits / 1_000_000;

/**
 * What a line can show: everything, a smaller picture that plays without stalling, the sound alone, or nothing, because no
 * picture comes through, this browser cannot show it, or there is no line.
 */
export type Verdict =
  | { kind: 'checking' }
  | {
      kind: 'good' | 'slow';
      lines: number;
      megabits: number;
      /** The test picture was shown; undefined where the browser does not say. */
      played?: true;
    }
  | { kind: 'sound' | 'unplayable'; megabits: number }
  | { kind: 'blocked' | 'offline' };

/**
 * @param speed bits per second
 * @param played whether the browser showed the test picture; undefined where it does not say
 */
export function verdictOf(speed: number, played?: boolean): Verdict {
  const megabits = Math.round(speed / 100_000) / 10;
  if (played === false) return { kind: 'unplayable', megabits };
  const best = NEEDED.find(({ bits }) => speed >= bits);
  if (!best) return { kind: 'sound', megabits };
  return { kind: best.lines === NEEDED[0].lines ? 'good' : 'slow', lines: best.lines, megabits, played };
}
