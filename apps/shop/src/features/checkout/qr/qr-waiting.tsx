import { duration } from '@wethi/format';
import { LoaderCircle, Upload } from 'lucide-react';
import { Button } from '../../../ui/actions/button';
import { Alert } from '../../../ui/feedback/alert';
import { useSeconds } from '../../../ui/time/use-clock';
import { PayPanel } from '../frame/pay-panel';
import { SlipInput } from '../slip/slip-button';
import styles from './qr-channel.module.css';

/** From then on the slip is the faster way. */
const SLOW_SECONDS = 60;

interface QrWaitingProps {
  /** When its buyer said that they paid; server's time, ms since 1970. */
  since: number;
  /** What they have once it is confirmed. */
  then: string;
  onSlip: (file: File) => void;
  onBack: () => void;
}

/** Paid, as its buyer says; the bank has not said so yet. */
export function QrWaiting({ since, then, onSlip, onBack }: QrWaitingProps) {
  const seconds = Math.max(0, Math.floor((useSeconds(since) - since) / 1000));
  const isSlow = seconds >= SLOW_SECONDS;
  return (
    <>
      <PayPanel icon={<LoaderCircle size={36} className="spin" aria-hidden />} title="จ่ายแล้ว รอธนาคาร">
        <p>
          ปกติใช้เวลาไม่เกิน 10 วินาที ตอนนี้รอมา <span className="num">{duration(seconds)}</span> แล้ว
        </p>
      </PayPanel>
      {isSlow && <Alert kind="info">ธนาคารตอบช้าเกิน 1 นาที แนบสลิปแทนได้ ระบบจะนับเป็นการจ่ายครั้งเดียว</Alert>}
      <div className={styles.ways}>
        {isSlow && (
          <SlipInput look={{ kind: 'secondary' }} onSlip={onSlip}>
            <Upload size={20} aria-hidden />
            แนบสลิปแทน
          </SlipInput>
        )}
        <Button kind="ghost" onClick={onBack}>
          ยังไม่ได้จ่าย กลับไปที่ QR
        </Button>
      </div>
      <p className="hint">ปิดหน้านี้ได้ เมื่อธนาคารยืนยันแล้วเราส่ง SMS บอก {then}</p>
    </>
  );
}
