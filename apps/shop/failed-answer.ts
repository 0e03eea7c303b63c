/**
 * The status of an answer that failed outside of a page's own error handling.
 * @returns 400 for an address that cannot be decoded, 500 for everything that nobody expected
 */
export function statusOfFailure(failure: unknown): 400 | 500 {
  return failure instanceof URIError ? 400 : 500;
}
