/**
 * The status of an answer that failed outside of a page's own error handling.
 * @returns 400 for an address that cannot be decoded and for a host that is none, 500 for everything that nobody expected
 */
export function statusOfFailure(failure: unknown): 400 | 500 {
  const isAddress = failure instanceof URIError || codeOf(failure) === 'ERR_INVALID_URL';
  return isAddress ? 400 : 500;
}

function codeOf(failure: unknown): unknown {
  return typeof failure === 'object' && failure && 'code' in failure ? failure.code : undefined;
}
