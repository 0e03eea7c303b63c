import { DEFAULT_ACCESS_WINDOW_DAYS, SUPPORT } from '@wethi/contract';
import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root';

const OTHERWISE = {
  maybeMember: false,
  year: new Date().getUTCFullYear(),
  publicUrl: '',
  accessWindowDays: DEFAULT_ACCESS_WINDOW_DAYS,
  contacts: SUPPORT,
  infoPages: [] as {
    slug: string;
    title: string;
    /** Place in its column of the footer, 0 for none. */ footer: number;
  }[],
};

/** Whether the root has been read: a page that failed does not know who is there. */
export function useIsRootRead(): boolean {
  return useRouteLoaderData<typeof loader>('root') !== undefined;
}

/** What every page knows; the defaults stand when even the root failed to load. */
export function useRootData() {
  const data = useRouteLoaderData<typeof loader>('root');
  return data ?? OTHERWISE;
}
