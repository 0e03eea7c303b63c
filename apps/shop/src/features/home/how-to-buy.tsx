import { Landmark, MonitorPlay, Ticket } from 'lucide-react';
import { useRootData } from '../../session/root-data';
import styles from './how-to-buy.module.css';

const stepsOf = (accessWindowDays: number) => [
  { icon: Ticket, title: 'เลือกงานแสดง', text: 'เลือกราคาที่ต้องการ ใส่คูปองได้ทันที' },
  { icon: Landmark, title: 'โอนเงินและแนบสลิป', text: 'โอนจากแอปธนาคารใดก็ได้ ระบบตรวจสลิปให้อัตโนมัติ' },
  {
    icon: MonitorPlay,
    title: 'ดูได้เลยทุกอุปกรณ์',
    text: `ดูสด หรือดูย้อนหลังได้ ${accessWindowDays} วันหลังวันแสดงหรือหลังชำระเงิน`,
  },
];

export function HowToBuy() {
  const { accessWindowDays } = useRootData();
  return (
    <section className={styles.section}>
      <h2 className="sr">วิธีซื้อ</h2>
      <ol className={styles.steps}>
        {stepsOf(accessWindowDays).map(({ icon: Icon, title, text }) => (
          <li key={title}>
            <span className={styles.icon}>
              <Icon size={22} aria-hidden />
            </span>
            <div>
              <b>{title}</b>
              <p className="small muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
