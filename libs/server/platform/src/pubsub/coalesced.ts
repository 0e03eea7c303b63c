const WITHIN_MS = 20;

/**
 * A signal that may be given thousands of times a second and leaves the process once in 20 ms; a last one is never lost.
 * @param send must not fail
 */
export function coalesced(send: () => Promise<unknown>): () => void {
  let waiting = false;
  return () => {
    if (waiting) return;
    waiting = true;
    setTimeout(() => {
      waiting = false;
      void send();
    }, WITHIN_MS);
  };
}
