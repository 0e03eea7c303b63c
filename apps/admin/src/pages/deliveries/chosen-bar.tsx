import { count } from '@wethi/format';
import { Button } from 'antd';
import { Archive, RefreshCw } from 'lucide-react';
import styles from './deliveries.module.css';
import type { Delivery } from './use-deliveries';

interface ChosenBarProps {
  chosen: readonly Delivery[];
  busy: boolean;
  sendAgain: (rows: readonly Delivery[]) => void;
  /** Without it they are put away already. */
  archive?: (rows: readonly Delivery[]) => void;
}

/** How many messages are chosen, and what can be done about them. */
export function ChosenBar({ chosen, busy, sendAgain, archive }: ChosenBarProps) {
  const all = chosen.reduce((sum, row) => sum + row.count, 0);
  const sendable = chosen.reduce((sum, row) => sum + row.sendable, 0);
  return (
    <div className={styles.bar} role="region" aria-label="ทำกับรายการที่เลือก">
      <b role="status" className="number">
        เลือก {count(chosen.length)} รายการ {count(all)} ฉบับ
      </b>
      <Button
        type="primary"
        icon={<RefreshCw size={18} aria-hidden />}
        disabled={sendable === 0}
        loading={busy}
        onClick={() => sendAgain(chosen)}
      >
        ส่งอีกครั้งทั้ง {count(sendable)} ฉบับ
      </Button>
      {archive && (
        <Button icon={<Archive size={18} aria-hidden />} disabled={busy} onClick={() => archive(chosen)}>
          เก็บเข้าคลัง
        </Button>
      )}
      <small className="secondary">แก้ต้นเหตุก่อน เช่น เพิ่มบอตกลับเข้าห้อง ระบบไม่ส่งซ้ำฉบับที่ถึงแล้ว</small>
    </div>
  );
}
