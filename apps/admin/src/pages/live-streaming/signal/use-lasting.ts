import { useEffect, useState } from 'react';

interface Wait {
  /** Milliseconds that it must hold. */
  before: number;
  /** Milliseconds for which it must have been over. */
  after: number;
}

/**
 * What holds for a while, and until it has been over for a while: a moment of it is no news.
 * @returns since when it holds, ms since 1970; undefined while it does not
 */
export function useLasting(holds: boolean, { before, after }: Wait): number | undefined {
  const [since, setSince] = useState<number>();
  const isTold = since !== undefined;
  useEffect(() => {
    if (holds === isTold) return;
    const began = Date.now();
    const timer = setTimeout(() => setSince(holds ? began : undefined), holds ? before : after);
    return () => clearTimeout(timer);
  }, [holds, isTold, before, after]);
  return since;
}
