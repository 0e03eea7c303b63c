import { Lock, RotateCw, Ticket, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useDialogs } from '../../overlays/dialogs';
import { useMember } from '../../session/member';
import { usePurchases } from '../../session/purchases';
import type { Purchase } from '../../api-types';
import { Button, ButtonLink } from '../../ui/actions/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Pill, PillRow } from '../../ui/layout/pill';
import { Skeleton } from '../../ui/feedback/skeleton';
import { useNow } from '../../ui/time/use-now';
import { paths } from '../../config/paths';
import { GROUPS, inOrder, isIn, PASSING_GROUPS, type PurchaseGroup, type StatedPurchase } from './purchase-state';
import styles from './purchases-list.module.css';
import { TicketRow } from './ticket-row';

const MINUTE_MS = 60_000;

/** What the member bought: loading, a guest, a failure, nothing, or the tickets. */
export function PurchasesList({ now }: { now: number }) {
  const session = useMember();
  const { purchases, isError, refetch } = usePurchases();
  if (session.state === 'guest') return <SignIn />;
  if (purchases?.length) return <Tickets purchases={purchases} serverNow={now} />;
  if (purchases) return <Nothing />;
  if (session.state === 'unreachable') return <Failure onRetry={session.retry} />;
  if (isError) return <Failure onRetry={() => void refetch()} />;
  return (
    <div className={styles.list} aria-busy aria-label="กำลังโหลด">
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} style={{ height: 164, borderRadius: 20 }} />
      ))}
    </div>
  );
}

function Tickets({ purchases, serverNow }: { purchases: Purchase[]; serverNow: number }) {
  const now = useNow(serverNow, MINUTE_MS);
  const [group, setGroup] = useState<PurchaseGroup>('all');
  const entries = inOrder(purchases, now);
  const counts = countGroups(entries).filter(([name, count]) => count > 0 || !PASSING_GROUPS.includes(name));
  const shown = entries.filter((entry) => isIn(group, entry));
  const first = shown.find((entry) => isIn('now', entry));
  return (
    <>
      <div className={styles.pills}>
        <PillRow label="กรองรายการ">
          {counts.map(([name, count]) => (
            <Pill key={name} pressed={name === group} onClick={() => setGroup(name)}>
              {GROUPS[name].title} {count}
            </Pill>
          ))}
        </PillRow>
      </div>
      <div className={styles.list}>
        {shown.map((entry) => (
          <TicketRow
            key={`${entry.purchase.order_no}-${entry.purchase.product_id}`}
            entry={entry}
            first={entry === first}
          />
        ))}
        {!shown.length && <p className="muted">ไม่มีรายการในกลุ่มนี้</p>}
      </div>
    </>
  );
}

function countGroups(entries: StatedPurchase[]): [PurchaseGroup, number][] {
  const names = Object.keys(GROUPS) as PurchaseGroup[];
  return names.map((name) => [name, entries.filter((entry) => isIn(name, entry)).length]);
}

function SignIn() {
  const { open } = useDialogs();
  return (
    <div className={styles.list}>
      <EmptyState icon={Lock} title="เข้าระบบเพื่อดูงานแสดงที่ซื้อ" text="งานแสดงที่ซื้อไว้จะอยู่ที่นี่พร้อมเวลาที่ดูได้">
        <Button kind="primary" onClick={() => open({ name: 'login' })}>
          เข้าระบบ
        </Button>
      </EmptyState>
    </div>
  );
}

function Nothing() {
  return (
    <div className={styles.list}>
      <EmptyState icon={Ticket} title="ยังไม่มีงานแสดงที่ซื้อ" text="เมื่อซื้อแล้ว งานแสดงจะอยู่ที่นี่พร้อมเวลาที่ดูได้">
        <ButtonLink size="small" to={paths.shows}>
          เลือกงานแสดง
        </ButtonLink>
      </EmptyState>
    </div>
  );
}

function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.list}>
      <EmptyState icon={TriangleAlert} title="โหลดงานแสดงที่ซื้อไม่ได้" text="กรุณาตรวจสอบอินเทอร์เน็ต แล้วลองใหม่อีกครั้ง">
        <Button size="small" onClick={onRetry}>
          <RotateCw size={18} aria-hidden />
          ลองใหม่
        </Button>
      </EmptyState>
    </div>
  );
}
