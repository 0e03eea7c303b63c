import { Upload } from 'lucide-react';
import { useId } from 'react';
import styles from '../payment-dialog.module.css';
import { SlipInput } from './slip-button';

interface SentBeforeProps {
  disabled: boolean;
  onSlip: (file: File) => void;
}

/** While no place is kept nobody shall begin to pay; but who has paid already hands in the slip, or their money is lost sight of. */
export function SentBefore({ disabled, onSlip }: SentBeforeProps) {
  const note = useId();
  return (
    <>
      <p id={note} className="t2">
        ถ้าโอนไปก่อนหน้านี้แล้ว ส่งสลิปให้ระบบตรวจได้
      </p>
      <div className={styles.hint}>
        <SlipInput look={{ kind: 'line', block: true }} disabled={disabled} describedBy={note} onSlip={onSlip}>
          <Upload size={20} aria-hidden />
          ส่งสลิปที่โอนแล้ว
        </SlipInput>
      </div>
    </>
  );
}
