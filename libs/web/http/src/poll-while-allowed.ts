import type { Query } from '@tanstack/react-query';
import { ApiError } from './api-error';

const NO_LONGER_ALLOWED = [401, 403];

/**
 * How a read stays fresh while its page is in sight. Whoever may not read it any more is not asked for again and again,
 * until they sign in anew.
 */
export function pollWhileAllowed(milliseconds: number) {
  const mayRead = ({ state: { error } }: Pick<Query, 'state'>) =>
    !(error instanceof ApiError && NO_LONGER_ALLOWED.includes(error.status));
  return {
    refetchInterval: (query: Pick<Query, 'state'>) => mayRead(query) && milliseconds,
    refetchOnWindowFocus: mayRead,
  };
}
