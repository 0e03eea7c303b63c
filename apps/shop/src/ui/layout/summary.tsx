import { baht } from '@wethi/format';
import { Chip } from '../actions/chip';
import styles from './summary.module.css';

interface SummaryProps {
  /** `chip` says what an amount comes from; what is taken off is negative. */
  lines: { label: string; amount: number; chip?: string }[];
  net: number;
  small?: boolean;
}

/** Amounts in baht, and what they come to. */
export function Summary({ lines, net, small = false }: SummaryProps) {
  return (
    <dl className={`${styles.summary} ${small ? 'small' : ''}`}>
      {lines.map(({ label, amount, chip }) => (
        <div key={label}>
          <dt>
            {label}
            {chip && (
              <Chip kind="ok" className={`num ${styles.chip}`}>
                {chip}
              </Chip>
            )}
          </dt>
          <dd className={`num ${amount < 0 ? styles.less : ''}`}>{baht(amount)}</dd>
        </div>
      ))}
      <div className={styles.net}>
        <dt>ยอดสุทธิ</dt>
        <dd className="num">{baht(net)}</dd>
      </div>
    </dl>
  );
}
