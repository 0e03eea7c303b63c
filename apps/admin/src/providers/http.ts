import type { Envelope } from '@wethi/contract';
import { failureOf, unreachable } from './failure';

export const API = '/api';

export type Query = Record<string, string | number | undefined>;

interface CallOptions {
  query?: Query;
  body?: unknown;
  /** Lets the request outlive the page. */
  keepalive?: boolean;
}

/** Address of a call with its parameters; absent ones are left out. */
export function address(path: string, query: Query = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return `${API}/${path}${text && `?${text}`}`;
}

/**
 * One call to the API (decisions.md §2). The session is an HttpOnly cookie, so no token is handled here.
 * @param path below /api, for example 'bandById'
 * @throws Failure for every answer that is no success, with the Thai message for people
 */
export async function call<Data>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  { query, body, keepalive }: CallOptions = {},
): Promise<Envelope<Data>> {
  const response = await fetch(address(path, query), {
    method,
    keepalive,
    credentials: 'same-origin',
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch(() => {
    throw unreachable();
  });
  const envelope = (await response.json().catch(() => undefined)) as Envelope<Data> | undefined;
  if (!response.ok || !envelope?.result) throw failureOf(response.status, envelope);
  return envelope;
}
