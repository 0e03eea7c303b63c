import { whenRefused } from '@wethi/http';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { isUnsaved } from '../panel/unsaved';
import { useSignedOut } from './use-signed-out';

// Most sessions ask for neither.
const AgainDialog = lazy(() => import('./again-dialog'));
const TotpSetup = lazy(() => import('./totp-setup').then((module) => ({ default: module.TotpSetup })));

type Asked = 'TOTP_AGAIN' | 'TOTP_SETUP';

/**
 * Stands in the frame: whatever call is refused for want of a second factor waits while it is shown or set up here, and is
 * made once more then. A session that is over is told over what somebody typed, which stays.
 */
export function AskAgain() {
  const [asked, setAsked] = useState<Asked>();
  const waiting = useRef<((proven: boolean) => void)[]>([]);
  const tellSignedOut = useSignedOut();
  useEffect(
    () =>
      whenRefused((error) => {
        if (error.isSignedOut && isUnsaved()) tellSignedOut();
        if (error.code !== 'TOTP_AGAIN' && error.code !== 'TOTP_SETUP') return Promise.resolve(false);
        setAsked(error.code);
        return new Promise((resolve) => waiting.current.push(resolve));
      }),
    [tellSignedOut],
  );
  const settle = (proven: boolean) => {
    setAsked(undefined);
    for (const resolve of waiting.current.splice(0)) resolve(proven);
  };
  return (
    <Suspense>
      {asked === 'TOTP_SETUP' && (
        <TotpSetup
          reason="รายการนี้ต้องตั้งเข้าระบบสองชั้นก่อน ตั้งเสร็จแล้วระบบทำรายการให้ต่อ"
          onDone={() => settle(true)}
          onClose={() => settle(false)}
        />
      )}
      {asked === 'TOTP_AGAIN' && <AgainDialog onDone={() => settle(true)} onClose={() => settle(false)} />}
    </Suspense>
  );
}
