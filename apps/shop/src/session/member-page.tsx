import type { ReactNode } from 'react';
import { useDialogs } from '../overlays/dialogs';
import { Failure } from '../ui/feedback/failure';
import { Page } from '../ui/layout/page';
import { useMember } from './member';
import { isSigningIn } from './session-expiry';
import { SignIn } from './sign-in';

interface MemberPageProps {
  /** None where the heading stands above. */
  title?: string;
  parent?: { to: string; title: string };
  lead?: string;
  /** As wide as the shop's frame. */
  wide?: boolean;
  /** The device keeps something of it, to show when nobody can be asked. */
  keeps?: boolean;
  /** What a guest finds here after signing in. */
  invitation: string;
  /** Read what is the member's at once; nobody waits for the session first. */
  children: ReactNode;
}

/** A page of members. Whoever signs in again finds it as they left it: what they typed waits, out of sight. */
export function MemberPage({ title, parent, lead, wide, keeps = false, invitation, children }: MemberPageProps) {
  const session = useMember();
  const { overlay } = useDialogs();
  const isGuest = session.state === 'guest';
  const isAway = session.left !== undefined;
  const isUnreachable = session.state === 'unreachable' && !keeps;
  const isUnasked = session.state === 'unknown' || (keeps && session.state === 'unreachable');
  const invites = isGuest && !isSigningIn(overlay);
  return (
    <Page {...{ title, parent, lead, wide }}>
      {invites && <SignIn text={invitation} />}
      {isUnreachable && <Failure title="เชื่อมต่อไม่ได้" onRetry={session.retry} />}
      {(isAway || session.state === 'member' || isUnasked) && <div hidden={invites || isUnreachable}>{children}</div>}
    </Page>
  );
}
