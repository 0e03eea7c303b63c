import { baht, bangkokTime, clockTime, shortDate } from '@wethi/format';
import type { PaymentRequest } from '../../../overlays/payment-request';
import { Alert } from '../../../ui/feedback/alert';
import styles from './paid-part.module.css';

/** A part came: nothing of it is lost, and so much is lacking (screens-shop.md 31, #short). */
export function PaidPart({ net, paid, lacking, until }: NonNullable<PaymentRequest['unpaid']>) {
  const { date, time } = bangkokTime(until);
  return (
    <div className={styles.part}>
      <Alert kind="wait">สลิปถูกต้อง แต่ยอดยังไม่ครบ โอนเพิ่มแล้วแนบสลิปใบที่สองได้เลย เงินที่โอนมาแล้วไม่หาย</Alert>
      <div className={styles.lacking}>
        <p>ขาดอีก {baht(lacking).replace('฿', '')} บาท</p>
        <div className={styles.bar} aria-hidden>
          <i style={{ width: `${Math.round((paid / net) * 100)}%` }} />
        </div>
        <p className="small muted">
          จ่ายแล้ว {baht(paid)} จาก {baht(net)} · จ่ายส่วนที่เหลือภายใน {shortDate(date)} {clockTime(time)}
        </p>
      </div>
    </div>
  );
}
