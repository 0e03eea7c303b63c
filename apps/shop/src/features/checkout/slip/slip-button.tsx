import { Upload } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { buttonClass } from '../../../ui/actions/button';
import styles from '../payment-dialog.module.css';
import { SLIP_ACCEPT } from './slip-file';

interface SlipInputProps {
  look: Parameters<typeof buttonClass>[0];
  disabled?: boolean;
  describedBy?: string;
  onSlip: (file: File) => void;
  children: ReactNode;
}

/** A file field with a button's looks. Choosing the same file again counts too. */
export function SlipInput({ look, disabled, describedBy, onSlip, children }: SlipInputProps) {
  const id = useId();
  return (
    <div className={styles.choose}>
      <input
        id={id}
        className="sr"
        type="file"
        accept={SLIP_ACCEPT}
        disabled={disabled}
        aria-describedby={describedBy}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) onSlip(file);
        }}
      />
      <label htmlFor={id} className={buttonClass(look)} aria-disabled={disabled}>
        {children}
      </label>
    </div>
  );
}

interface SlipButtonProps {
  disabled: boolean;
  /** They come back from their bank's app, where the slip is in sight. */
  isAgain: boolean;
  /** One has paid a part. */
  isSecond: boolean;
  onSlip: (file: File) => void;
}

export function SlipButton({ disabled, isAgain, isSecond, onSlip }: SlipButtonProps) {
  const note = useId();
  return (
    <>
      <div className={styles.action}>
        <SlipInput
          look={{ kind: 'primary', size: 'large', block: true }}
          disabled={disabled}
          describedBy={note}
          onSlip={onSlip}
        >
          <Upload size={22} aria-hidden />
          {isAgain ? 'เลือกรูปสลิปจากเครื่อง' : isSecond ? 'เลือกสลิปใบที่สอง' : 'คลิกเพื่อเลือกสลิป'}
        </SlipInput>
      </div>
      <p id={note} className={`hint ${styles.hint}`}>
        รองรับไฟล์ png, gif และ jpeg ระบบจะตรวจสอบสลิป และแพ็กเกจจะเริ่มใช้งานได้อัตโนมัติ
      </p>
    </>
  );
}
