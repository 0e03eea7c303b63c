import { Bell } from 'lucide-react';
import { Link } from 'react-router';
import styles from './layout.module.css';

/** How many orders wait, on the way to their queue. */
export function Badge({ pending }: { pending: number }) {
  return (
    <Link className={styles.badge} to="/ordersConfirm" aria-label={`คำสั่งซื้อรอยืนยัน ${pending} รายการ`}>
      <Bell size={22} aria-hidden />
      {/* The name says the same number, as whoever speaks to the computer reads it. */}
      {pending > 0 && <sup>{pending}</sup>}
    </Link>
  );
}
