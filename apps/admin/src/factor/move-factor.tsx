import { useMutation } from '@tanstack/react-query';
import { call } from '@wethi/http';
import { Button, Input, Modal } from 'antd';
import { useState } from 'react';
import styles from './factor.module.css';
import { SixDigits } from './six-digits';
import { TotpSetup } from './totp-setup';
import { wrongText } from './wrong-text';

interface MoveFactorProps {
  onDone: () => void;
  onClose: () => void;
}

/** A code of the old phone, or a recovery code where it is gone; then the new phone is set up as the first one was. */
export function MoveFactor({ onDone, onClose }: MoveFactorProps) {
  const [recovery, setRecovery] = useState<string>();
  const begin = useMutation({
    mutationFn: async (proof: { totp?: string; recovery?: string }) =>
      (await call('POST', 'totpMove', { body: proof })).data,
  });
  if (begin.data) return <TotpSetup moved={begin.data} onDone={onDone} onClose={onClose} />;
  const error = begin.error ? wrongText(begin.error) : undefined;
  return (
    <Modal open title="ย้ายไปมือถือเครื่องใหม่" width={420} footer={null} maskClosable={false} onCancel={onClose}>
      <div className={styles.setup}>
        {recovery === undefined ? (
          <>
            <p className="secondary">ใส่เลข 6 หลักจากมือถือเครื่องเดิมก่อน เครื่องเดิมยังใช้ได้จนกว่าเครื่องใหม่จะพร้อม</p>
            <SixDigits busy={begin.isPending} error={error} onComplete={(totp) => begin.mutate({ totp })} />
            <Button type="link" onClick={() => setRecovery('')}>
              ไม่มีเครื่องเดิมแล้ว ใช้รหัสสำรอง
            </Button>
          </>
        ) : (
          <>
            <label htmlFor="move-recovery">รหัสสำรอง 1 รหัส ใช้แล้วหมดไป</label>
            <Input
              id="move-recovery"
              value={recovery}
              maxLength={20}
              autoComplete="off"
              status={error ? 'error' : undefined}
              onChange={({ target }) => setRecovery(target.value)}
              onPressEnter={() => begin.mutate({ recovery: recovery.trim() })}
            />
            {error && <p role="alert">{error}</p>}
            <Button
              type="primary"
              loading={begin.isPending}
              disabled={!recovery.trim()}
              onClick={() => begin.mutate({ recovery: recovery.trim() })}
            >
              ต่อไป
            </Button>
            <Button type="link" onClick={() => setRecovery(undefined)}>
              ใช้เลขจากเครื่องเดิม
            </Button>
          </>
        )}
      </div>
    </Modal>
  );
}
