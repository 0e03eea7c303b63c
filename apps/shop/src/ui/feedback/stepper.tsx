import { Check } from 'lucide-react';
import styles from './stepper.module.css';

/** Where one stands in a few steps; `current` counts from 1. */
export function Stepper({ steps, current }: { steps: readonly string[]; current: number }) {
  return (
    <ol className={styles.steps} aria-label={`ขั้นที่ ${current} จาก ${steps.length}`}>
      {steps.map((step, index) => {
        const number = index + 1;
        const state = number < current ? styles.done : number === current ? styles.now : undefined;
        return (
          <li key={step} className={state} aria-current={number === current ? 'step' : undefined}>
            <i>{number < current ? <Check size={14} aria-label="เสร็จแล้ว" /> : number}</i>
            {step}
          </li>
        );
      })}
    </ol>
  );
}
