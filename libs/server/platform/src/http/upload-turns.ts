import { bulkhead, BulkheadRejectedError, TaskCancelledError } from 'cockatiel';
import { refuse } from '../refusal/refusal';

/**
 * Uploads that one process reads and looks at at once. Reading hundreds of megabytes at the same moment held up everybody
 * else's answers for seconds.
 */
export const UPLOADS_AT_ONCE = 4;
const MAX_WAITING = 500;
const LONGEST_WAIT_MS = 15_000;
const RETRY_AFTER_S = 10;

const turns = bulkhead(UPLOADS_AT_ONCE, MAX_WAITING);

/**
 * Lets uploads in a few at a time, before anything of them is read. The others wait in nginx, which has taken them from their
 * clients already.
 * @throws Refusal BUSY when the turn comes too late; whatever `work` throws
 */
export async function inUploadTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await turns.execute(work, AbortSignal.timeout(LONGEST_WAIT_MS));
  } catch (error) {
    const refused = error instanceof BulkheadRejectedError || error instanceof TaskCancelledError;
    throw refused ? refuse('BUSY', { retryAfter: RETRY_AFTER_S }) : error;
  }
}
