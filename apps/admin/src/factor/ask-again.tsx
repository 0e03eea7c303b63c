import { useMutation } from '@tanstack/react-query';
import { call, whenRefused } from '@wethi/http';
import { Modal } from 'antd';
import { useEffect, useRef, useState } from 'react';
import styles from './factor.module.css';
import { SixDigits } from './six-digits';
import { TotpSetup } from './totp-setup';
import { wrongText } from './wrong-text';

type Asked = 'TOTP_AGAIN' | 'TOTP_SETUP';

/**
 * Stands in the frame: whatever call is refused for want of a second factor waits while it is shown or set up here, and is
 * made once more then.
 */
export function AskAgain() {
  const [asked, setAsked] = useState<Asked>();
  const waiting = useRef<((proven: boolean) => void)[]>([]);
  useEffect(
    () =>
      whenRefused((error) => {
        if (error.code !== 'TOTP_AGAIN' && error.code !== 'TOTP_SETUP') return Promise.resolve(false);
        setAsked(error.code);
        return new Promise((resolve) => waiting.current.push(resolve));
      }),
    [],
  );
  const settle = (proven: boolean) => {
    setAsked(undefined);
    for (const resolve of waiting.current.splice(0)) resolve(proven);
  };
  const again = useMutation({
    mutationFn: (totp: string) => call('POST', 'totpAgain', { body: { totp } }),
    onSuccess: () => settle(true),
  });
  if (asked === 'TOTP_SETUP')
    return (
      <TotpSetup
        reason="รายการนี้ต้องตั้งเข้าระบบสองชั้นก่อน ตั้งเสร็จแล้วระบบทำรายการให้ต่อ"
        onDone={() => settle(true)}
        onClose={() => settle(false)}
      />
    );
  return (
    <Modal
      open={asked === 'TOTP_AGAIN'}
      title="ยืนยันอีกครั้ง"
      width={420}
      footer={null}
      maskClosable={false}
      onCancel={() => settle(false)}
      afterClose={again.reset}
      destroyOnHidden
    >
      <div className={styles.setup}>
        <p className="secondary">รายการเกี่ยวกับเงินและสิทธิ์ต้องใส่เลขจากแอปทุก 15 นาที</p>
        <SixDigits
          busy={again.isPending}
          error={again.error ? wrongText(again.error) : undefined}
          onComplete={again.mutate}
        />
      </div>
    </Modal>
  );
}
