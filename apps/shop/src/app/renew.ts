import type { Query } from '@tanstack/react-query';
import { Refusal } from '../api/refusal';

const NO_LONGER_ALLOWED = [401, 403];

/**
 * How a read stays fresh while its page is in sight. Whoever may not read it any more is not asked for again and again,
 * until they sign in anew.
 */
export function renewEvery(milliseconds: number) {
  const mayRead = ({ state: { error } }: Pick<Query, 'state'>) =>
    !(error instanceof Refusal && NO_LONGER_ALLOWED.includes(error.status));
  return {
    refetchInterval: (query: Pick<Query, 'state'>) => mayRead(query) && milliseconds,
    refetchOnWindowFocus: mayRead,
  };
}
