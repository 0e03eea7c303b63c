import { LIST_LIMIT_MAX } from '@wethi/contract';
import { Button, Checkbox } from 'antd';
import { Check, Trash2, Undo2 } from 'lucide-react';
import styles from './comments.module.css';
import type { Verdict, Written } from './use-moderation';

interface BulkBarProps {
  chosen: readonly Written[];
  /** All that is in sight. */
  rows: readonly Written[];
  chooseAll: (chosen: boolean) => void;
  judge: (rows: readonly Written[], verdict: Verdict) => void;
  busy: boolean;
}

/** How many messages are chosen, and what can be done to them. */
export function BulkBar({ chosen, rows, chooseAll, judge, busy }: BulkBarProps) {
  const isRemoved = chosen.every(({ status }) => status === 'removed');
  const isAll = chosen.length >= Math.min(rows.length, LIST_LIMIT_MAX);
  return (
    <div className={styles.bulk} role="region" aria-label="ข้อความที่เลือก">
      <Checkbox
        className={styles.box}
        checked={isAll}
        indeterminate={!isAll}
        onChange={({ target }) => chooseAll(target.checked)}
        aria-label="เลือกทั้งหน้า"
      />
      <b role="status" className="number">
        เลือก {chosen.length} ข้อความ
      </b>
      {isRemoved ? (
        <Button icon={<Undo2 size={16} aria-hidden />} disabled={busy} onClick={() => judge(chosen, 'restore')}>
          เอาคืน
        </Button>
      ) : (
        <>
          <Button icon={<Check size={16} aria-hidden />} disabled={busy} onClick={() => judge(chosen, 'pass')}>
            ปล่อยผ่าน
          </Button>
          <Button
            danger
            icon={<Trash2 size={16} aria-hidden />}
            disabled={busy}
            onClick={() => judge(chosen, 'remove')}
          >
            ลบ
          </Button>
        </>
      )}
      <small className={styles.keys}>J K เลื่อน · A ปล่อยผ่าน · D ลบ</small>
    </div>
  );
}
