import type { QueryClient } from '@tanstack/react-query';
import { forgetUploads } from './uploads';

const KEY = ['uploads'];

/** Uploads go with all that was read, which the login page clears: the next person's list has none of them. */
export function forgetUploadsWith(client: QueryClient): void {
  if (client.getQueryData(KEY)) return;
  client.setQueryDefaults(KEY, { gcTime: Infinity });
  client.setQueryData(KEY, true);
  const kept = client.getQueryCache().find({ queryKey: KEY });
  const stop = client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'removed' || query !== kept) return;
    stop();
    forgetUploads();
  });
}
