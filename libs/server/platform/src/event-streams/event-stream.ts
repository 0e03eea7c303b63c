import { applyDecorators, Get, Sse } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';

/** Shorter than nginx and mobile networks let a silent connection live. */
export const HEARTBEAT_MS = 20_000;
/** A client that does not read loses its connection when this much waits for it. */
export const MAX_WAITING = 64 * 1024;

/**
 * A GET route that answers server-sent events; its handler returns `EventStreams.open(…)`.
 * @param path wire path
 */
export function EventStream(path: string) {
  return applyDecorators(Sse(path, { maxPendingDataLength: MAX_WAITING }), documented(path));
}

/**
 * A GET route that answers server-sent events to thousands; its handler calls `EventStreams.broadcast(…)`.
 * @param path wire path
 */
export function BroadcastStream(path: string) {
  return applyDecorators(Get(path), documented(path));
}

function documented(path: string) {
  return applyDecorators(
    ApiOperation({ operationId: path.replace(/\/(.)/g, (_, letter: string) => letter.toUpperCase()) }),
    ApiOkResponse({ content: { 'text/event-stream': { schema: { type: 'string' } } } }),
  );
}

/** An event as it is written to a stream. @param data one line, such as JSON text */
export function eventBytes(data: string): Buffer {
  return Buffer.from(`data: ${data}\n\n`);
}
