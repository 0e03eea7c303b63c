import { baht, duration } from '@wethi/format';
import { Download, LoaderCircle } from 'lucide-react';
import type { OwnTip } from '../../../api-types';
import { Button } from '../../../ui/actions/button';
import { QrCode } from '../../../ui/media/qr-code';
import { saveQr } from '../../../ui/media/save-qr';
import { useSeconds } from '../../../ui/time/use-clock';
import { useSave } from '../../../ui/use-save';
import styles from './tip-dialog.module.css';

interface TipPayProps {
  tip: OwnTip;
  serverNow: number;
  /** The show ended meanwhile. */
  isOver: boolean;
  onAgain: () => void;
  onDone: () => void;
}

/** The QR, and how long it lasts; that it is paid is noticed by itself. */
export function TipPay({ tip, serverNow, isOver, onAgain, onDone }: TipPayProps) {
  const now = useSeconds(serverNow);
  const left = Math.max(0, Math.floor((Date.parse(tip.tip_expire_at ?? '') - now) / 1000)) || 0;
  if (!tip.tip_qr || left === 0) return <Expired isOver={isOver} onAgain={onAgain} onDone={onDone} />;
  return <Payable tip={tip} text={tip.tip_qr} left={left} isOver={isOver} onAgain={onAgain} />;
}

interface PayableProps {
  tip: OwnTip;
  text: string;
  left: number;
  isOver: boolean;
  onAgain: () => void;
}

function Payable({ tip: { tip_amount, tip_to, band_name, tip_reference }, text, left, isOver, onAgain }: PayableProps) {
  const { save, busy } = useSave(
    () => saveQr({ text, amount: baht(tip_amount), reference: tip_reference }, `wethi-${tip_reference}.png`),
    {
      failure: 'บันทึกรูปไม่ได้ จับภาพหน้าจอแทนได้',
    },
  );
  const to = tip_to === band_name ? tip_to : `${tip_to} (${band_name})`;
  return (
    <div className={styles.body}>
      <p className={styles.lead}>สแกนด้วยแอปธนาคารใดก็ได้</p>
      <p className={styles.amount}>{baht(tip_amount)}</p>
      <QrCode className={styles.qr} text={text} quiet={4} label={`คิวอาร์พร้อมเพย์ ${baht(tip_amount)}`} />
      <p className="small muted">คล้องมาลัยให้ {to}</p>
      <p className={styles.timer} role="timer">
        <LoaderCircle size={18} className="spin" aria-hidden />
        <span className="num">รอการจ่าย เหลือ {duration(left)} นาที</span>
      </p>
      {isOver && <p className="small muted">การแสดงจบแล้ว ถ้าจ่ายตอนนี้ มาลัยจะขึ้นในแชต</p>}
      <div className={styles.acts}>
        <Button loading={busy} onClick={() => save()}>
          <Download size={18} aria-hidden />
          บันทึกรูปคิวอาร์
        </Button>
        <Button kind="ghost" onClick={onAgain}>
          แก้จำนวน
        </Button>
      </div>
      <p className={styles.small}>จ่ายบนมือถือเครื่องนี้: บันทึกรูป แล้วเปิดแอปธนาคาร เลือกสแกนจากรูป ไลฟ์ยังเล่นต่ออยู่ข้างหลัง</p>
    </div>
  );
}

function Expired({ isOver, onAgain, onDone }: Pick<TipPayProps, 'isOver' | 'onAgain' | 'onDone'>) {
  return (
    <div className={styles.body} role="status">
      <h3>คิวอาร์หมดเวลาแล้ว</h3>
      <p className={styles.lead}>ถ้าจ่ายไปแล้ว รอสักครู่ มาลัยจะขึ้นเอง ถ้ายังไม่ได้จ่าย ขอคิวอาร์ใหม่ได้เลย</p>
      <div className={styles.acts}>
        <Button kind="primary" onClick={onAgain}>
          ขอคิวอาร์ใหม่
        </Button>
        <Button kind="ghost" onClick={onDone}>
          {isOver ? 'ปิด' : 'กลับไปดู'}
        </Button>
      </div>
    </div>
  );
}
