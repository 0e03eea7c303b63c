import { Button } from 'antd';
import type { Decision } from './delayed-decisions';
import styles from './recent-decisions.module.css';

const WORDS = { approve: 'อนุมัติ', not: 'ไม่อนุมัติ' } as const;

interface RecentDecisionsProps {
  pending: readonly Decision[];
  undo: (taken: readonly Decision[]) => void;
}

/** The decisions that can still be taken back: the newest by itself, or all of them. Covers nothing. */
export function RecentDecisions({ pending, undo }: RecentDecisionsProps) {
  const newest = pending.at(-1);
  return (
    <div className={styles.recent} role="status" hidden={!newest}>
      {newest && (
        <>
          <span>
            {WORDS[newest.orders_status]} <span className="number">{newest.order_no}</span> แล้ว
          </span>
          <Button size="small" onClick={() => undo([newest])}>
            เลิกทำ
          </Button>
          {pending.length > 1 && (
            <Button size="small" onClick={() => undo(pending)}>
              เลิกทำทั้ง {pending.length} รายการ
            </Button>
          )}
        </>
      )}
    </div>
  );
}
