import createClient, { type Client } from 'openapi-fetch';
import type { components, paths } from './schema';

/** The rows and bodies of the wire by their server class name: `Schema<'Product'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

/**
 * A typed client of the API; paths, parameters and bodies are checked by the compiler against the server's own description.
 * @param baseUrl '' in the browser (same origin, session cookie), the API's address on the server
 * @param fetch another fetch, for time-outs and tests
 */
export function apiClient(baseUrl = '', fetch?: typeof globalThis.fetch): Client<paths> {
  return createClient<paths>({ baseUrl, credentials: 'same-origin', ...(fetch && { fetch }) });
}
