import { Bell, BellRing } from 'lucide-react';
import { useCallback } from 'react';
import { useDialogs } from '../../overlays/dialogs';
import { useAfterSignIn } from '../../session/after-sign-in';
import { useFollow } from '../../session/following';
import { useMember } from '../../session/member';
import { Button } from '../../ui/actions/button';
import { FollowDialog } from './follow-dialog';

interface FollowButtonProps {
  bandId: number;
  bandName: string;
  /** The band sells nothing now: to follow it is what there is to do. */
  leads: boolean;
}

/** Follows a band and stops following it; the ways of hearing from it are asked for as it begins. */
export function FollowButton({ bandId, bandName, leads }: FollowButtonProps) {
  const { overlay, open } = useDialogs();
  const { state: who } = useMember();
  const { state, save } = useFollow(bandId);
  const follows = state?.band_follow === 'Y';

  const follow = useCallback(() => save({ band_follow: 'Y' }), [save]);
  const signIn = useAfterSignIn(`band-${bandId}`, follow);

  const press = () => {
    if (who === 'guest') return signIn();
    if (follows) return save({ band_follow: 'N' });
    follow();
    return open({ name: 'follow' });
  };
  const Icon = follows ? BellRing : Bell;
  return (
    <>
      <Button kind={follows ? 'glass' : leads ? 'primary' : 'brand'} aria-pressed={follows} onClick={press}>
        <Icon size={20} aria-hidden />
        {follows ? 'กำลังติดตาม' : 'ติดตาม'}
      </Button>
      {overlay?.name === 'follow' && state && <FollowDialog bandName={bandName} state={state} onChange={save} />}
    </>
  );
}
