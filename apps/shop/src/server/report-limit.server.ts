const MAX_A_MINUTE = 60;
const MINUTE_MS = 60_000;

let minute = 0;
let taken = 0;

/**
 * Whether this process writes one more report of a browser into its log: a broken release must not fill the disk.
 * @param now milliseconds since 1970 UTC
 */
export function takesReport(now: number): boolean {
  const current = Math.floor(now / MINUTE_MS);
  if (current !== minute) taken = 0;
  minute = current;
  taken += 1;
  return taken <= MAX_A_MINUTE;
}
