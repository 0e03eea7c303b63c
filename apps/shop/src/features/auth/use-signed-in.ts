import { useCallback } from 'react';
import { type OpenDialog, useDialogs } from '../../overlays/dialogs';
import { useRefreshMember } from '../../session/member';

/** After signing in everything is read anew, and what was interrupted goes on. */
export function useSignedIn(then: OpenDialog | undefined): () => Promise<void> {
  const { open, close } = useDialogs();
  const refresh = useRefreshMember();
  return useCallback(async () => {
    await refresh();
    if (then) open(then);
    else close();
  }, [refresh, then, open, close]);
}
