/** What the server's own description says about a call: its paths below /api, its bodies and its answers. */
import type { paths } from '@wethi/api-client';
import type { Envelope } from '@wethi/contract';

export type Method = 'GET' | 'POST' | 'DELETE';
type Operation<M extends Method, Path extends keyof paths> =
  Lowercase<M> extends keyof paths[Path] ? NonNullable<paths[Path][Lowercase<M>]> : never;

/** The paths that know a method, without /api: 'productView', 'orders/ordersByCode'. */
export type CallPath<M extends Method> = {
  [Path in keyof paths]: Path extends `/api/${infer Name}`
    ? [Operation<M, Path>] extends [never]
      ? never
      : Name
    : never;
}[keyof paths];

type Described<M extends Method, Name extends CallPath<M>> = `/api/${Name}` extends keyof paths
  ? Operation<M, `/api/${Name}`>
  : never;

type JsonOf<Holder> = Holder extends { content: { 'application/json': infer Json } } ? Json : never;

/** The body of a successful answer; the bare envelope where nothing more is described. */
export type AnswerOf<M extends Method, Name extends CallPath<M>> =
  Described<M, Name> extends { responses: infer Responses }
    ? [JsonOf<Responses[keyof Responses & (200 | 201)]>] extends [never]
      ? Envelope
      : JsonOf<Responses[keyof Responses & (200 | 201)]>
    : Envelope;

/** The JSON body that a call takes. */
export type BodyOf<M extends Method, Name extends CallPath<M>> =
  Described<M, Name> extends { requestBody: infer Body } ? JsonOf<Body> : undefined;

/** The parameters that a call takes in its address. */
export type QueryOf<M extends Method, Name extends CallPath<M>> =
  Described<M, Name> extends { parameters: { query?: infer Query } } ? NonNullable<Query> : never;

/** `data` of an answer; undefined where a rule said no. */
export type DataOf<M extends Method, Name extends CallPath<M>> =
  AnswerOf<M, Name> extends { data?: infer Data } ? Data : undefined;
