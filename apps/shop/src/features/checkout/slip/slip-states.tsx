import { Check, Image } from 'lucide-react';
import { Alert } from '../../../ui/feedback/alert';
import { Button } from '../../../ui/actions/button';
import styles from '../payment-dialog.module.css';
import { SlipInput } from './slip-button';

interface SlipCheckingProps {
  picture: string;
  progress: number;
}

/** The slip is on its way and being checked: the button says so, and nothing closes. */
export function SlipChecking({ picture, progress }: SlipCheckingProps) {
  const percent = Math.round(progress * 100);
  return (
    <>
      <h3>สลิปที่เลือก</h3>
      <div className={`${styles.slipbox} ${styles.dim}`}>
        <img className={styles.slip} src={picture} alt="สลิปที่เลือก" />
        {percent < 100 && (
          <div className={styles.progress} role="progressbar" aria-label="ส่งสลิป" aria-valuenow={percent}>
            <i style={{ width: `${percent}%` }} />
          </div>
        )}
      </div>
      <div className={styles.action}>
        <Button size="large" block loading>
          กำลังตรวจสอบสลิป…
        </Button>
      </div>
      <p className={`hint ${styles.hint}`} role="status">
        ใช้เวลาไม่กี่วินาที กรุณาอย่าปิดหน้านี้
      </p>
    </>
  );
}

interface SlipConfirmProps {
  picture: string;
  message: string;
  busy: boolean;
  error?: string;
  onConfirm: () => void;
  onSlip: (file: File) => void;
}

/** The slip cannot be verified automatically: the customer confirms it, personnel decides (product.md §2). */
export function SlipConfirm({ picture, message, busy, error, onConfirm, onSlip }: SlipConfirmProps) {
  return (
    <>
      <div className={styles.alert}>
        <Alert kind="no">{error ?? message}</Alert>
      </div>
      <p className={`hint ${styles.confirmHint}`}>ไม่สามารถตรวจสอบสลิปได้อัตโนมัติ แอดมินจะตรวจสอบให้ หลังจากยืนยันสลิป</p>
      <div className={styles.slipbox}>
        <img className={styles.slip} src={picture} alt="สลิปที่เลือก" />
        <div className={styles.again}>
          <SlipInput look={{ kind: 'ghost', size: 'small' }} disabled={busy} onSlip={onSlip}>
            <Image size={18} aria-hidden />
            เลือกรูปใหม่
          </SlipInput>
        </div>
      </div>
      <div className={styles.action}>
        <Button kind="primary" size="large" block loading={busy} onClick={onConfirm}>
          {!busy && <Check size={22} aria-hidden />}
          ยืนยัน สลิปนี้
        </Button>
      </div>
    </>
  );
}
