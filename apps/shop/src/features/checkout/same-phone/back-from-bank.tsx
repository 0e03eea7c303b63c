import { baht } from '@wethi/format';
import { ClipboardPaste } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button';
import { Alert } from '../../../ui/feedback/alert';
import { canReadClipboard, pictureFromClipboard } from './pasted-slip';
import styles from './same-phone.module.css';

interface BackFromBankProps {
  amount: number;
  onSlip: (file: File) => void;
}

/** For who comes back from their bank's app: what comes next, and the slip without looking for a file. */
export function BackFromBank({ amount, onSlip }: BackFromBankProps) {
  const [failure, setFailure] = useState<string>();
  const paste = async () => {
    setFailure(undefined);
    try {
      const file = await pictureFromClipboard();
      if (file) onSlip(file);
      else setFailure('ยังไม่พบรูปที่คัดลอกไว้ คัดลอกรูปสลิปแล้วลองใหม่ หรือเลือกรูปจากเครื่อง');
    } catch {
      setFailure('เบราว์เซอร์ไม่ให้อ่านรูปที่คัดลอกไว้ เลือกรูปสลิปจากเครื่องแทนได้');
    }
  };
  return (
    <section className={styles.back} aria-labelledby="back-from-bank">
      <h3 id="back-from-bank">โอนเรียบร้อยไหม</h3>
      <Alert kind="info">เห็นว่าไปแอปธนาคารมา ถ้าโอน {baht(amount)} แล้ว ส่งสลิปให้ระบบตรวจได้เลย</Alert>
      <div className={styles.paste}>
        <ClipboardPaste size={32} aria-hidden />
        <b>วางรูปสลิปที่คัดลอกไว้</b>
        <p className="small muted">แตะค้างแล้วเลือก วาง หรือบนคอมพิวเตอร์กด Ctrl+V</p>
        {canReadClipboard() && (
          <Button onClick={() => void paste()}>
            <ClipboardPaste size={20} aria-hidden />
            วางสลิป
          </Button>
        )}
        {failure && <Alert kind="wait">{failure}</Alert>}
      </div>
      <details className={styles.share}>
        <summary>แชร์จากแอปธนาคารก็ได้</summary>
        <p className="small t2">เปิดสลิปในแอปธนาคาร กดปุ่ม แชร์ แล้วเลือก เวที ในรายชื่อแอป ต้องติดตั้ง เวที ไว้ที่หน้าจอมือถือก่อน</p>
      </details>
    </section>
  );
}
