import type { ReactNode } from 'react';
import { useDialogs } from '../overlays/dialogs';
import { Failure } from '../ui/feedback/failure';
import { Page } from '../ui/layout/page';
import { useMember } from './member';
import { isSigningIn } from './session-expiry';
import { SignIn } from './sign-in';

interface MemberPageProps {
  title: string;
  lead?: string;
  /** As wide as the shop's frame. */
  wide?: boolean;
  /** What a guest finds here after signing in. */
  invitation: string;
  /** Read what is the member's at once; nobody waits for the session first. */
  children: ReactNode;
}

/** A page of members. Whoever signs in again finds it as they left it: what they typed waits, out of sight. */
export function MemberPage({ title, lead, wide, invitation, children }: MemberPageProps) {
  const session = useMember();
  const { overlay } = useDialogs();
  const isGuest = session.state === 'guest';
  const isAway = isGuest && session.left !== undefined;
  const invites = isGuest && !isSigningIn(overlay);
  return (
    <Page title={title} lead={lead} wide={wide}>
      {invites && <SignIn text={invitation} />}
      {session.state === 'unreachable' && <Failure title="เชื่อมต่อไม่ได้" onRetry={session.retry} />}
      {(isAway || session.state === 'member' || session.state === 'unknown') && <div hidden={invites}>{children}</div>}
    </Page>
  );
}
