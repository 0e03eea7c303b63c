import { Button } from 'antd';
import { Check, X } from 'lucide-react';
import { Key } from './key';
import styles from './orders-confirm.module.css';

interface DecisionBarProps {
  /** The first press of a refusal was made. */
  armed: boolean;
  approve: () => void;
  refuse: () => void;
}

function KeyHints() {
  return (
    <span className={`${styles.keys} desktop-only`}>
      <Key>A</Key> อนุมัติ <Key>N</Key> ไม่อนุมัติ <Key>J</Key>
      <Key>K</Key> เลื่อนรายการ <Key>Z</Key> ขยายสลิป <Key>?</Key> ปุ่มลัดทั้งหมด
    </span>
  );
}

export function DecisionBar({ armed, approve, refuse }: DecisionBarProps) {
  return (
    <div className={styles.bar}>
      <KeyHints />
      <span className={styles.buttons}>
        <Button
          danger
          type={armed ? 'primary' : 'default'}
          icon={<X size={18} aria-hidden />}
          aria-keyshortcuts="N"
          onClick={refuse}
        >
          {armed ? 'ยืนยันไม่อนุมัติ' : 'ไม่อนุมัติ'} <Key>N</Key>
        </Button>
        <Button type="primary" icon={<Check size={18} aria-hidden />} aria-keyshortcuts="A" onClick={approve}>
          อนุมัติ <Key>A</Key>
        </Button>
      </span>
    </div>
  );
}
