import { baht } from '@wethi/format';
import styles from './summary.module.css';

interface SummaryProps {
  lines: { label: string; amount: number }[];
  net: number;
  small?: boolean;
}

/** Amounts in baht, and what they come to. */
export function Summary({ lines, net, small = false }: SummaryProps) {
  return (
    <dl className={`${styles.summary} ${small ? 'small' : ''}`}>
      {lines.map(({ label, amount }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">{baht(amount)}</dd>
        </div>
      ))}
      <div className={styles.net}>
        <dt>ยอดสุทธิ</dt>
        <dd className="num">{baht(net)}</dd>
      </div>
    </dl>
  );
}
