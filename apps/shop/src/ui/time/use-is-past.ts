import { useState } from 'react';

/** Was a moment over when this was shown first? Days are at stake, so nothing ticks. */
export function useIsPast(moment: string | null | undefined): boolean {
  const [now] = useState(() => Date.now());
  return Boolean(moment) && Date.parse(moment ?? '') <= now;
}
