/** So far apart a camera jumps: nobody shall see a hand strike half a second after it is heard (screens-watch.md 12). */
const JUMP_SECONDS = 0.4;
/** So near it is shown: by what the times of the two are wrong, its picture is further off. */
const SHOWN_SECONDS = 0.3;
/** So near it is in step. */
const EXACT_SECONDS = 0.05;
/** How much faster or slower it catches up; nobody sees it. */
const GENTLE = 0.06;

/** What brings a camera into step. */
export interface Step {
  /** Where to jump; undefined where it need not. */
  jumpTo: number | undefined;
  rate: number;
}

/**
 * @param wanted second of the camera's recording that belongs to the sound
 * @param at second that it shows
 * @param rate of the sound
 * @param lead seconds that its last jump took: so far the sound goes on meanwhile
 */
export function stepOf(wanted: number, at: number, rate: number, lead: number): Step {
  const drift = wanted - at;
  if (Math.abs(drift) > JUMP_SECONDS) return { jumpTo: wanted + lead * rate, rate };
  if (Math.abs(drift) <= EXACT_SECONDS) return { jumpTo: undefined, rate };
  return { jumpTo: undefined, rate: rate * (drift > 0 ? 1 + GENTLE : 1 - GENTLE) };
}

/** Whether what it shows is what is heard. */
export function isInStep(wanted: number, at: number): boolean {
  return Math.abs(wanted - at) <= SHOWN_SECONDS;
}
