import { useGetIdentity } from '@refinedev/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@wethi/api-client';
import { ApiError, call, errorText } from '@wethi/http';
import { Alert, App, Button, Modal, Skeleton, Steps } from 'antd';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import type { Identity } from '../providers/auth';
import { AppQr } from './app-qr';
import styles from './factor.module.css';
import { RecoveryCodes } from './recovery-codes';
import { SixDigits } from './six-digits';
import { FACTOR_STATUS } from './use-factor-status';

interface TotpSetupProps {
  /** Of another phone that it moves to; without it a first one is set up. */
  moved?: Schema<'TotpSecret'>;
  /** Why it is asked for now. */
  reason?: string;
  onDone: () => void;
  onClose: () => void;
}

/** Sets up the second factor of who is signed in: scan, first code, recovery codes. */
export function TotpSetup({ moved, reason, onDone, onClose }: TotpSetupProps) {
  const { message } = App.useApp();
  const client = useQueryClient();
  const { data: person } = useGetIdentity<Identity>();
  const begun = useQuery({
    queryKey: ['totp-begin'],
    queryFn: async () => (await call('POST', 'totpBegin')).data ?? null,
    enabled: !moved,
    initialData: moved,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const confirm = useMutation({
    mutationFn: async (totp: string) => {
      const { data } = await call('POST', moved ? 'totpMoved' : 'totpConfirm', { body: { totp } });
      return data?.codes ?? [];
    },
  });
  const [isDone, setDone] = useState(false);
  const secret = begun.data?.secret ?? '';
  const copy = () => void navigator.clipboard.writeText(secret).then(() => message.success('คัดลอกคีย์แล้ว'));
  const done = () => {
    setDone(true);
    message.success('เข้าระบบสองชั้นพร้อมใช้แล้ว');
    onDone();
    void client.invalidateQueries({ queryKey: FACTOR_STATUS });
  };
  return (
    <Modal
      open={!isDone}
      title={moved ? 'ย้ายไปมือถือเครื่องใหม่' : 'ตั้งเข้าระบบสองชั้น'}
      footer={null}
      width={760}
      maskClosable={false}
      // The codes are shown once: who closes without having kept them would lose them.
      closable={!confirm.data}
      keyboard={!confirm.data}
      onCancel={onClose}
      destroyOnHidden
    >
      <div className={styles.setup}>
        <p className="secondary">ใช้เวลาราว 2 นาที ต้องมีมือถือที่ลงแอปสร้างรหัสไว้ เช่น Google Authenticator</p>
        {reason && <Alert type="info" showIcon message={reason} />}
        <Steps
          className={styles.steps}
          size="small"
          // Side by side on phones, too.
          responsive={false}
          current={confirm.data ? 2 : confirm.isIdle ? 0 : 1}
          items={[{ title: 'สแกน' }, { title: 'ใส่รหัส' }, { title: 'เก็บรหัสสำรอง' }]}
        />
        {begun.error && <Alert type="error" showIcon message={errorText(begun.error)} />}
        {begun.isPending && <Skeleton active />}
        {begun.data && !confirm.data && (
          <div className={styles.scan}>
            <div>
              <AppQr uri={begun.data.uri} />
              <p className="secondary">สแกนไม่ได้ ให้พิมพ์คีย์นี้ในแอป</p>
              <p className={styles.key}>
                <code>{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
                <Button type="text" aria-label="คัดลอกคีย์" icon={<Copy size={18} aria-hidden />} onClick={copy} />
              </p>
            </div>
            <div>
              <ol>
                <li>
                  เปิดแอปสร้างรหัสบนมือถือ กด <b>เพิ่มบัญชี</b>
                </li>
                <li>
                  สแกน QR นี้ จะเห็นชื่อ <b>เวที: {person?.username}</b>
                </li>
                <li>ใส่เลข 6 หลักที่แอปแสดงอยู่ตอนนี้</li>
              </ol>
              <SixDigits
                busy={confirm.isPending}
                error={confirm.error ? setupText(confirm.error) : undefined}
                onComplete={confirm.mutate}
              />
            </div>
          </div>
        )}
        {confirm.data && <RecoveryCodes codes={confirm.data} onDone={done} />}
      </div>
    </Modal>
  );
}

/** The first code is mostly wrong because the phone's clock is. */
function setupText(error: unknown): string {
  const isWrong = error instanceof ApiError && error.code === 'TOTP_WRONG';
  return isWrong ? 'เลขไม่ตรง ดูว่าเวลาในมือถือตั้งเป็นอัตโนมัติ แล้วใส่เลขล่าสุด' : errorText(error);
}
