import { applyDecorators, Sse } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';

/** A client that does not read loses its connection when this much waits for it. */
const MAX_WAITING_CHARACTERS = 64 * 1024;

/**
 * A GET route that answers server-sent events; its handler returns `EventStreams.open(…)`.
 * @param path wire path
 */
export function EventStream(path: string) {
  return applyDecorators(
    Sse(path, { maxPendingDataLength: MAX_WAITING_CHARACTERS }),
    ApiOperation({ operationId: path.replace(/\/(.)/g, (_, letter: string) => letter.toUpperCase()) }),
    ApiOkResponse({ content: { 'text/event-stream': { schema: { type: 'string' } } } }),
  );
}
