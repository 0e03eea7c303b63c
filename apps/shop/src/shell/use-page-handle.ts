import { useMatches } from 'react-router';
import type { PageHandle } from '../config/page-handle';

/** What the route of the page asks of the frame. */
export function usePageHandle(): PageHandle {
  const matches = useMatches();
  return (matches[matches.length - 1]?.handle as PageHandle | undefined) ?? {};
}
