import { baht } from '@wethi/format';
import { Button } from 'antd';
import { Check, X } from 'lucide-react';
import { Key } from '../../../actions/key';
import styles from './decision.module.css';
import type { Judgement } from './use-judgement';

function KeyHints() {
  return (
    <span className={`${styles.keys} desktop-only`}>
      <Key>A</Key> อนุมัติ <Key>N</Key> ไม่อนุมัติ <Key>J</Key>
      <Key>K</Key> เลื่อนรายการ <Key>Z</Key> ขยายสลิป <Key>?</Key> ปุ่มลัดทั้งหมด
    </span>
  );
}

/** The two buttons; on phones, where the facts are further down, with the amount. */
export function DecisionBar({ net, judgement }: { net: number; judgement: Judgement }) {
  const { refusal, doubt, settled, approve, refuse } = judgement;
  return (
    <div className={styles.bar}>
      {doubt ? null : <KeyHints />}
      <span role="status" className={styles.doubt}>
        {doubt}
      </span>
      <span className={styles.net}>
        ยอดที่ต้องชำระ <b className="number">{baht(net)}</b>
      </span>
      <span className={styles.buttons}>
        <Button
          danger
          type={refusal === 'idle' ? 'default' : 'primary'}
          icon={<X size={18} aria-hidden />}
          aria-keyshortcuts="N"
          aria-disabled={!settled}
          onClick={refuse}
        >
          {refusal === 'idle' ? 'ไม่อนุมัติ' : 'ยืนยันไม่อนุมัติ'} <Key>N</Key>
        </Button>
        <Button
          type="primary"
          icon={<Check size={18} aria-hidden />}
          aria-keyshortcuts="A"
          aria-disabled={!settled}
          onClick={approve}
        >
          {doubt ? 'ยืนยันอนุมัติ' : 'อนุมัติ'} <Key>A</Key>
        </Button>
      </span>
    </div>
  );
}
