/** So long after its end a stream that was sent is looked for. */
const SOUGHT_MS = 3_600_000;

/**
 * The packager of a machine that did not take a stream in knows nothing of it: that is no end of what was sent, which another
 * machine's next look has (docs/decisions/0018).
 * @param seconds what the packager has of it
 * @param wasSent somebody sent it, by what is known elsewhere
 * @throws Error while it may still be found
 */
export function requireFound(seconds: number | null, wasSent: boolean, endedAt: Date, now: Date): void {
  if (seconds === null && wasSent && now.getTime() - endedAt.getTime() < SOUGHT_MS)
    throw new Error('the packager knows nothing of what was sent');
}
