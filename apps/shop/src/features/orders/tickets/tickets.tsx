import { useState } from 'react';
import type { Purchase } from '../../../api-types';
import { Pill, PillRow } from '../../../ui/layout/pill';
import { useNow } from '../../../ui/time/use-now';
import {
  GROUPS,
  sortPurchases,
  belongsTo,
  PASSING_GROUPS,
  type PurchaseGroup,
  type StatedPurchase,
} from './purchase-state';
import { TicketRow } from './ticket-row';
import styles from './tickets.module.css';

const MINUTE_MS = 60_000;

/** What the member bought, as tickets in groups. @param serverNow milliseconds since 1970 UTC when the page was made */
export function Tickets({ purchases, serverNow }: { purchases: Purchase[]; serverNow: number }) {
  const now = useNow(serverNow, MINUTE_MS);
  const [group, setGroup] = useState<PurchaseGroup>('all');
  const entries = sortPurchases(purchases, now);
  const counts = countGroups(entries).filter(([name, count]) => count > 0 || !PASSING_GROUPS.includes(name));
  const shown = entries.filter((entry) => belongsTo(group, entry));
  const first = shown.find((entry) => belongsTo('now', entry));
  return (
    <div>
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
            key={`${entry.purchase.orders_id}-${entry.purchase.product_id}`}
            entry={entry}
            first={entry === first}
          />
        ))}
        {!shown.length && <p className="muted">ไม่มีรายการในกลุ่มนี้</p>}
      </div>
    </div>
  );
}

function countGroups(entries: StatedPurchase[]): [PurchaseGroup, number][] {
  const names = Object.keys(GROUPS) as PurchaseGroup[];
  return names.map((name) => [name, entries.filter((entry) => belongsTo(name, entry)).length]);
}
