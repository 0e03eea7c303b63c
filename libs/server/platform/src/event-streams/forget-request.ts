import type { ServerResponse } from 'node:http';

/** A response without a listener for errors would end the process with one. */
const ignore = (): void => undefined;

/**
 * Lets go of what Fastify, Nest and the log hold of a request, which is more than the connection itself, before it stays open
 * for hours. Nobody hears of its end from them; the caller listens to `close`.
 */
export function forgetRequest(response: ServerResponse & { log?: unknown; allLogs?: unknown }): void {
  // Node's own was there before all others: it ends the connection.
  const [endConnection] = response.listeners('finish') as (() => void)[]; // Node types them as any function
  for (const event of ['close', 'error', 'finish']) response.removeAllListeners(event);
  response.on('error', ignore);
  if (endConnection) response.on('finish', endConnection);

  const request: typeof response.req & { log?: unknown; allLogs?: unknown } = response.req;
  request.removeAllListeners();
  request.headers = {};
  request.rawHeaders = [];
  for (const logged of [request, response]) Object.assign(logged, { log: undefined, allLogs: [] });
}
