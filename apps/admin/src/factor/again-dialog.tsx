import { useMutation } from '@tanstack/react-query';
import { call } from '@wethi/http';
import { Modal } from 'antd';
import styles from './factor.module.css';
import { SixDigits } from './six-digits';
import { wrongText } from './wrong-text';

interface AgainDialogProps {
  onDone: () => void;
  onClose: () => void;
}

/** The second factor once more, for what concerns money and rights. */
export default function AgainDialog({ onDone, onClose }: AgainDialogProps) {
  const again = useMutation({
    mutationFn: (totp: string) => call('POST', 'totpAgain', { body: { totp } }),
    onSuccess: onDone,
  });
  return (
    <Modal open title="ยืนยันอีกครั้ง" width={420} footer={null} maskClosable={false} onCancel={onClose}>
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
