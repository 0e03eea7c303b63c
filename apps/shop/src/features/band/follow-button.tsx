import { Bell, BellRing } from 'lucide-react';
import { useEffect } from 'react';
import { useDialogs } from '../../overlays/dialogs';
import { useFollow } from '../../session/following';
import { useMember } from '../../session/member';
import { Button } from '../../ui/actions/button';
import { FollowDialog } from './follow-dialog';

const NOT_FOLLOWED = {
  band_follow: 'N',
  band_follow_mail: 'Y',
  band_follow_sms: 'N',
  band_follow_push: 'N',
  band_follow_line: 'N',
  line_way: 'none',
} as const;
/** The band that a guest wanted to follow, until they have signed in. */
const WANTED = 'wanted-band';

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

  useEffect(() => {
    if (who !== 'member' || sessionStorage.getItem(WANTED) !== String(bandId)) return;
    sessionStorage.removeItem(WANTED);
    save({ ...NOT_FOLLOWED, band_follow: 'Y' });
  }, [who, bandId, save]);

  const press = () => {
    if (who === 'guest') {
      sessionStorage.setItem(WANTED, String(bandId));
      return open({ name: 'login' });
    }
    if (follows) return save({ ...NOT_FOLLOWED, ...state, band_follow: 'N' });
    save({ ...NOT_FOLLOWED, band_follow: 'Y' });
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
