import { useQuery } from '@tanstack/react-query';
import { count } from '@wethi/format';
import { call } from '@wethi/http';
import { ArrowRight, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import styles from './dashboard.module.css';

/** Where messages were given up that can be sent again: how many, and the way there. */
export function Undelivered() {
  const { data } = useQuery({
    queryKey: ['deliveries', 'dead', 1],
    queryFn: async () => (await call('GET', 'deliveries', { query: { state: 'dead', page: 1 } })).data,
  });
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
