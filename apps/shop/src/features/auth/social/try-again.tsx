import { SOCIAL_PROVIDER, type SocialProvider } from '@wethi/contract';
import type { ReactNode } from 'react';
import { paths } from '../../../config/paths';
import { useDialogs } from '../../../overlays/dialogs';
import { Button, buttonClass } from '../../../ui/actions/button';
import { Alert } from '../../../ui/feedback/alert';
import { beginAddress } from './social-calls';

interface TryAgainProps {
  provider: SocialProvider;
  title?: string;
  children: ReactNode;
}

/** Why it came to nothing, and the ways on: by the other site once more, or by phone. */
export function TryAgain({ provider, title = notDone(provider), children }: TryAgainProps) {
  const { open } = useDialogs();
  return (
    <>
      <Alert kind="no">
        <b>{title}</b> {children}
      </Alert>
      <a className={buttonClass({ kind: 'primary', block: true })} href={beginAddress(provider, paths.member)}>
        ลองใหม่
      </a>
      <Button kind="ghost" block onClick={() => open({ name: 'login' })}>
        ใช้เบอร์โทรศัพท์แทน
      </Button>
      <p className="hint center">เปิดจากในแอป LINE หรือ Facebook อยู่ ลองกด เปิดในเบราว์เซอร์</p>
    </>
  );
}

function notDone(provider: SocialProvider): string {
  return `เข้าระบบด้วย ${SOCIAL_PROVIDER[provider]} ไม่สำเร็จ`;
}
