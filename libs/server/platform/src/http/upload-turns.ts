import { bulkhead } from 'cockatiel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../refusal/refusal';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of an upload that was let in. */
    uploadTurn?: UploadTurn;
  }
}

interface UploadTurn {
  /** While its bytes are in use, an upload whose client has gone away keeps its turn. */
  inUse: boolean;
  end: () => void;
}

/**
 * Uploads that one process reads and looks at at once. Reading hundreds of megabytes at the same moment held up everybody
 * else's answers for seconds.
 */
export const UPLOADS_AT_ONCE = 4;
const MAX_WAITING = 500;
const LONGEST_WAIT_MS = 15_000;
const RETRY_AFTER_S = 10;

/**
 * Lets uploads in a few at a time, before anything is done for them. The others wait unread in nginx, which has taken them
 * from their clients already; whose turn does not come is refused as BUSY.
 */
export function takeTurnsUploading(server: FastifyInstance): void {
  const turns = bulkhead(UPLOADS_AT_ONCE, MAX_WAITING);
  server.decorateRequest('uploadTurn');
  server.addHook('onRequest', (request, reply, done) => {
    if (!/^multipart\//i.test(request.headers['content-type'] ?? '')) return done();
    const turn = (): Promise<void> => {
      const ended = turnOf(request, reply);
      done();
      return ended;
    };
    turns
      .execute(turn, AbortSignal.timeout(LONGEST_WAIT_MS))
      .catch(() => done(refuse('BUSY', { retryAfter: RETRY_AFTER_S })));
  });
}

/** @returns resolves when the turn ends: its bytes were used, or it was answered without */
function turnOf(request: FastifyRequest, { raw }: FastifyReply): Promise<void> {
  return new Promise((end) => {
    const turn = { inUse: false, end };
    request.uploadTurn = turn;
    if (raw.closed) end();
    else raw.once('close', () => turn.inUse || end());
  });
}
