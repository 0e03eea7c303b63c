import { baht, count } from '@wethi/format';
import { ReadFailed } from '../../../feedback/read-failed';
import styles from './orders-list.module.css';
import { useTotals } from './use-orders';

/** Sums of all that the filter selects, reckoned by the server. */
export function TotalsLine({ text }: { text: string }) {
  const { data, error, refetch } = useTotals(text);
  if (error) return <ReadFailed what="ยอดรวม" error={error} retry={refetch} />;
  const sums: [string, string][] = data
    ? [
        ['ยอดรวม', baht(data.total)],
        ['ส่วนลด', baht(-data.discount)],
        ['ยอดสุทธิ', baht(data.net)],
        ['คืนเงิน', baht(-data.refund)],
        ['ภาษีในยอด', baht(data.vat)],
      ]
    : [];
  return (
    <div className={styles.totals} role="status" aria-label="ยอดรวมตามตัวกรอง">
      <span>
        ตามตัวกรอง <b className="number">{data ? count(data.count) : '…'}</b> คำสั่งซื้อ
      </span>
      {sums.map(([label, sum]) => (
        <span key={label}>
          {label} <b className="number">{sum}</b>
        </span>
      ))}
    </div>
  );
}
