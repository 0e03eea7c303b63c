import { count } from '@wethi/format';
import { ArrowRight, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { useDeliveries } from '../deliveries/use-deliveries';
import styles from './dashboard.module.css';

/** Where messages were given up that can be sent again: how many, and the way there. */
export function Undelivered() {
  const { data } = useDeliveries('dead', 1);
  if (!data?.dead) return null;
  return (
    <Link className={styles.undelivered} to="/deliveries">
      <TriangleAlert size={20} aria-hidden />
      <span>
        <b>ส่งไม่ถึง {count(data.dead)} ฉบับ</b> ดูว่าเพราะอะไร แล้วส่งอีกครั้งได้
      </span>
      <ArrowRight size={16} aria-hidden />
    </Link>
  );
}
