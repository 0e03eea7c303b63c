import { Button, Input } from 'antd';
import { useState } from 'react';
import styles from './refund-dialog.module.css';

interface AccountFieldProps {
  /** Where the customer's money came from, where the bank said it. */
  from: string | null | undefined;
  /** Stands in a form, which hands in all three. */
  id?: string;
  value?: string;
  onChange?: (account: string) => void;
}

/** Where the money goes back to: where it came from, unless somebody changes it. */
export function AccountField({ from, id, value, onChange }: AccountFieldProps) {
  const [isChanging, change] = useState(false);
  if (from && value === from && !isChanging) {
    return (
      <span className={styles.slip}>
        <span className="number">{from}</span>
        <Button onClick={() => change(true)}>
          เปลี่ยน<span className="unseen">บัญชีที่คืนเข้า</span>
        </Button>
      </span>
    );
  }
  return (
    <Input
      id={id}
      value={value}
      maxLength={200}
      placeholder="ธนาคาร เลขที่บัญชี ชื่อบัญชี"
      autoFocus={isChanging}
      onChange={({ target }) => onChange?.(target.value)}
    />
  );
}
