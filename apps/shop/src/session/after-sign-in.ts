import { useEffect } from 'react';
import { useDialogs } from '../overlays/dialogs';
import { useMember } from './member';

/** What a guest wanted, until they have signed in. */
const WANTED = 'wanted';

/**
 * Of what a guest may press, too: they sign in first, and it is done as they come back.
 * @param what of all that a page offers
 * @returns brings them to sign in
 */
export function useAfterSignIn(what: string, act: () => void): () => void {
  const { open } = useDialogs();
  const { state } = useMember();
  useEffect(() => {
    if (state !== 'member' || sessionStorage.getItem(WANTED) !== what) return;
    sessionStorage.removeItem(WANTED);
    act();
  }, [state, what, act]);
  return () => {
    sessionStorage.setItem(WANTED, what);
    open({ name: 'login' });
  };
}
