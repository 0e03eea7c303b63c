import { useCallback } from 'react';
import { useDialogs } from '../../overlays/dialogs';
import type { Paying } from '../../overlays/overlay';
import { useRefreshMember } from '../../session/member';

/** After signing in what is the member's is read anew, and what was interrupted goes on. */
export function useAfterSignIn(then: Paying | undefined): () => Promise<void> {
  const { open, close } = useDialogs();
  const refresh = useRefreshMember();
  return useCallback(async () => {
    await refresh();
    if (then) open({ name: 'pay', ...then });
    else close();
  }, [refresh, then, open, close]);
}
