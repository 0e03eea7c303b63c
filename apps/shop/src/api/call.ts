import type { Envelope } from '@wethi/contract';
import { Refusal } from './refusal';
import { tellSessionRefused } from './session-refusal';
import type { AnswerOf, BodyOf, CallPath, Method, Query } from './wire';

interface CallOptions<Body> {
  query?: Query;
  body?: Body;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** Address of a call under the same origin, with the parameters that have a value. */
export function callUrl(path: string, query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return `/api/${path}${search.size ? `?${search}` : ''}`;
}

async function readBody(response: Response): Promise<Envelope | undefined> {
  try {
    return (await response.json()) as Envelope;
  } catch {
    return undefined;
  }
}

/**
 * One call of the browser to the API, checked against the server's description. The session is a cookie that scripts
 * cannot read.
 * @param path below /api, for example 'userByTel'
 * @returns the envelope of every 2xx answer, also when its `result` is false (a rule said no)
 * @throws Refusal for any other status, and when there is no connection
 */
export async function call<M extends Method, Name extends CallPath<M>>(
  method: M,
  path: Name,
  { query, body, headers, signal }: CallOptions<BodyOf<M, Name>> = {},
): Promise<AnswerOf<M, Name>> {
  const response = await fetch(callUrl(path, query), {
    method,
    credentials: 'same-origin',
    headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
  }).catch((error: unknown) => {
    throw signal?.aborted ? error : Refusal.noConnection();
  });
  const envelope = await readBody(response);
  if (response.ok && envelope) return envelope as AnswerOf<M, Name>;
  const refusal = Refusal.from(response.status, envelope, response.headers.get('retry-after'));
  tellSessionRefused(refusal, method !== 'GET');
  throw refusal;
}
