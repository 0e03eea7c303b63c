import type { Envelope } from '@wethi/contract';
import { ApiError } from './api-error';
import { isMended } from './mend';
import type { AnswerOf, BodyOf, CallPath, Method, QueryOf } from './wire';

export interface CallOptions<M extends Method, Name extends CallPath<M>> {
  query?: QueryOf<M, Name>;
  body?: BodyOf<M, Name>;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Lets the request outlive the page. */
  keepalive?: boolean;
}

/** Address of a call under the same origin, with the parameters that have a value. */
export function callUrl(path: string, query: object = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat()) if (one !== undefined) search.append(name, String(one));
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
 * Asks the API, where a "no" is an answer, too: a 2xx envelope comes back also when its `result` is false.
 * @param path below /api, for example 'userByTel'
 * @throws ApiError for any other status, and when there is no connection
 */
export async function ask<M extends Method, Name extends CallPath<M>>(
  method: M,
  path: Name,
  options: CallOptions<M, Name> = {},
): Promise<AnswerOf<M, Name>> {
  const refusal = await tryOnce(method, path, options);
  if (!(refusal instanceof ApiError)) return refusal;
  if (!(await isMended(refusal))) throw refusal;
  const again = await tryOnce(method, path, options);
  if (again instanceof ApiError) throw again;
  return again;
}

/** @returns the answer, or the refusal that it was */
async function tryOnce<M extends Method, Name extends CallPath<M>>(
  method: M,
  path: Name,
  options: CallOptions<M, Name>,
): Promise<AnswerOf<M, Name> | ApiError> {
  const response = await send(method, path, options);
  const envelope = await readBody(response);
  if (response.ok && envelope) return envelope as AnswerOf<M, Name>;
  return refusalOf(response, envelope);
}

/**
 * Fetches a file.
 * @param path below /api, for example 'salesByDayFile'
 * @throws ApiError when there is none, or the connection ends before its last byte
 */
export async function fetchFile<Name extends CallPath<'GET'>>(
  path: Name,
  options: CallOptions<'GET', Name> = {},
): Promise<Blob> {
  const response = await send('GET', path, options);
  if (!response.ok) throw refusalOf(response, await readBody(response));
  return response.blob().catch(() => {
    throw ApiError.noConnection();
  });
}

function send<M extends Method, Name extends CallPath<M>>(
  method: M,
  path: Name,
  { query, body, headers, signal, keepalive }: CallOptions<M, Name>,
): Promise<Response> {
  return fetch(callUrl(path, query), {
    method,
    keepalive,
    credentials: 'same-origin',
    headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
  }).catch((error: unknown) => {
    throw signal?.aborted ? error : ApiError.noConnection();
  });
}

function refusalOf(response: Response, envelope: Envelope | undefined): ApiError {
  return ApiError.from(response.status, envelope, response.headers.get('retry-after'));
}

/**
 * One call of the browser to the API, checked against the server's description. The session is a cookie that scripts
 * cannot read.
 * @param path below /api, for example 'productView'
 * @returns the envelope of a success
 * @throws ApiError for everything else: any other status, a rule that said no (200 with `result: false`), no connection
 */
export async function call<M extends Method, Name extends CallPath<M>>(
  method: M,
  path: Name,
  options: CallOptions<M, Name> = {},
): Promise<AnswerOf<M, Name>> {
  const answer = await ask(method, path, options);
  if (answer.result === false) throw ApiError.from(200, answer, null);
  return answer;
}
