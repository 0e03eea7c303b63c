import { errorText } from '@wethi/http';
import { Alert, Button, Modal, Skeleton } from 'antd';
import { useState } from 'react';
import { MoveFactor } from './move-factor';
import { TotpSetup } from './totp-setup';
import { useFactorStatus } from './use-factor-status';

/** The second factor of who is signed in: sets it up, or says that it is there. */
export function OwnFactor({ onClose }: { onClose: () => void }) {
  const status = useFactorStatus();
  const [isMoving, setMoving] = useState(false);
  if (isMoving) return <MoveFactor onDone={onClose} onClose={onClose} />;
  if (status.data && !status.data.is_set) return <TotpSetup onDone={onClose} onClose={onClose} />;
  return (
    <Modal
      open
      title="เข้าระบบสองชั้น"
      width={480}
      onCancel={onClose}
      onOk={onClose}
      okText="ปิด"
      cancelButtonProps={{ hidden: true }}
    >
      {status.isPending && <Skeleton active />}
      {status.error && <Alert type="error" showIcon message={errorText(status.error)} />}
      {status.data && (
        <Alert
          type="success"
          showIcon
          message="เปิดแล้ว"
          description={`เหลือรหัสสำรอง ${status.data.recovery_left} รหัส มือถือหายให้เจ้าของร้านกด “ล้างเข้าระบบสองชั้น” ในหน้าบุคลากร แล้วตั้งใหม่`}
          action={<Button onClick={() => setMoving(true)}>ย้ายไปมือถือเครื่องใหม่</Button>}
        />
      )}
    </Modal>
  );
}
