import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root';

/** What every page knows; the defaults stand when even the root failed to load. */
export function useRootData() {
  const data = useRouteLoaderData<typeof loader>('root');
  return data ?? { maybeMember: false, year: new Date().getUTCFullYear(), publicUrl: '' };
}
