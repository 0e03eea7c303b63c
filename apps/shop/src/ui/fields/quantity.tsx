import { Minus, Plus } from 'lucide-react';
import { IconButton } from '../actions/button';
import styles from './quantity.module.css';

interface QuantityProps {
  label: string;
  value: number;
  most: number;
  disabled?: boolean;
  onChange: (value: number) => void;
}

/** A small number, chosen by two buttons. */
export function Quantity({ label, value, most, disabled = false, onChange }: QuantityProps) {
  return (
    <span className={styles.quantity} role="group" aria-label={label}>
      <IconButton label="ลด" disabled={disabled || value <= 1} onClick={() => onChange(value - 1)}>
        <Minus size={20} aria-hidden />
      </IconButton>
      <b className="num" aria-live="polite">
        {value}
      </b>
      <IconButton label="เพิ่ม" disabled={disabled || value >= most} onClick={() => onChange(value + 1)}>
        <Plus size={20} aria-hidden />
      </IconButton>
    </span>
  );
}
