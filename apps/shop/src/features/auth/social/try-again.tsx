import { SOCIAL_PROVIDER, type SocialProvider } from '@wethi/contract';
import type { ReactNode } from 'react';
import { paths } from '../../../config/paths';
import { useDialogs } from '../../../overlays/dialogs';
import { useMember } from '../../../session/member';
import { Button, buttonClass } from '../../../ui/actions/button';
import { Alert } from '../../../ui/feedback/alert';
import { beginAddress } from './social-calls';

interface TryAgainProps {
  provider: SocialProvider;
  title?: string;
  /** False where LINE's app may have been what failed. */
  byApp?: boolean;
  children: ReactNode;
}

/** Why it came to nothing, and the ways on: by the other site once more, or by phone. Who is signed in already was linking it. */
export function TryAgain({ provider, title, byApp = true, children }: TryAgainProps) {
  const { open } = useDialogs();
  const isLinking = useMember().state === 'member';
  const name = SOCIAL_PROVIDER[provider];
  const notDone = `${isLinking ? `เชื่อมบัญชี ${name}` : `เข้าระบบด้วย ${name}`} ไม่สำเร็จ`;
  const again = beginAddress(provider, isLinking ? paths.security : paths.member, { link: isLinking, byApp });
  return (
    <>
      <Alert kind="no">
        <b>{title ?? notDone}</b> {children}
      </Alert>
      <a className={buttonClass({ kind: 'primary', block: true })} href={again}>
        ลองใหม่
      </a>
      {!isLinking && (
        <Button kind="ghost" block onClick={() => open({ name: 'login' })}>
          ใช้เบอร์โทรศัพท์แทน
        </Button>
      )}
      <p className="hint center">เปิดจากในแอป LINE หรือ Facebook อยู่ ลองกด เปิดในเบราว์เซอร์</p>
    </>
  );
}
