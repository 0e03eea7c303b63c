import { useQuery } from '@tanstack/react-query';
import { count } from '@wethi/format';
import { call } from '@wethi/http';
import { Pencil } from 'lucide-react';
import { Link } from 'react-router';
import { ReadFailed } from '../../feedback/read-failed';
import { RoomField } from './room-field';
import styles from './settings.module.css';

/** Beyond these the list of bands is the place. */
const MOST = 100;

/** The rooms of bands: each is written where its band is. */
export function BandRooms() {
  const { data, error, refetch } = useQuery({
    queryKey: ['settings', 'bands'],
    queryFn: () => call('GET', 'band', { query: { limit: MOST, sort: 'band_name' } }),
  });
  if (error) return <ReadFailed what="ห้องของวง" error={error} retry={refetch} />;
  const bands = data?.data ?? [];
  const withRoom = bands.filter(({ band_telegrame }) => band_telegrame);
  const without = bands.length - withRoom.length;
  return (
    <>
      {withRoom.map(({ id, band_name, band_telegrame = '' }) => (
        <div key={id} className={`${styles.row} ${styles.wide}`}>
          <div>
            <b>{band_name}</b>
            <p className="secondary">ห้องของวง</p>
          </div>
          <div className={styles.control}>
            <RoomField value={band_telegrame} about={{ 'aria-label': `ห้องของ ${band_name}` }} />
          </div>
          <div className={styles.usual}>
            <Link className={styles.elsewhere} to={`/band?edit=${id}`}>
              <Pencil size={16} aria-hidden /> แก้ที่วง<span className="unseen"> {band_name}</span>
            </Link>
          </div>
        </div>
      ))}
      {without > 0 && (
        <div className={styles.row}>
          <p className={`${styles.others} secondary`}>อีก {count(without)} วงยังไม่ตั้งห้อง คำสั่งซื้อเข้าห้องกลางอย่างเดียว</p>
          <Link className={`${styles.elsewhere} ${styles.usual}`} to="/band">
            ดูวงทั้งหมด
          </Link>
        </div>
      )}
    </>
  );
}
