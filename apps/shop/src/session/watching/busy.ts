import { ApiError } from '@wethi/http';

const LONGEST_PAUSE_MS = 20_000;

const LONGEST_WAIT_S = 60;

/** The server has too much to do: it will answer, and the buyer stays. Who opened too often waits longer than that. */
export const isBusy = (error: Error) =>
  error instanceof ApiError &&
  ([502, 503, 504].includes(error.status) || (error.status === 429 && error.retryAfterSeconds <= LONGEST_WAIT_S));

/** Longer each time, as the server asks for at least, and not for all at the same moment. */
export function pauseBefore(failures: number, error: Error): number {
  const asked = error instanceof ApiError ? error.retryAfterSeconds * 1000 : 0;
  const longer = Math.min(LONGEST_PAUSE_MS, 1000 * 2 ** failures);
  return asked + longer * (0.5 + Math.random() / 2);
}
