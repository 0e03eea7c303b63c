import { Button, Input } from 'antd';
import { Check } from 'lucide-react';
import type { GuestTicket } from './gate-store';
import { guestsOf } from './guests';
import styles from './check-in.module.css';

const SHOWN = 50;

interface GuestListProps {
  tickets: readonly GuestTicket[];
  /** What is looked for. */
  text: string;
  onText: (text: string) => void;
  onEnter: (id: number) => void;
}

/** Who has a ticket, to let in by name where no QR can be read. */
export function GuestList({ tickets, text, onText, onEnter }: GuestListProps) {
  const found = guestsOf(tickets, text);
  return (
    <>
      <Input.Search
        allowClear
        size="large"
        aria-label="ค้นหาผู้ชม"
        placeholder="ชื่อ เบอร์ท้าย 4 ตัว หรือรหัสบัตร"
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      {found.length > 0 && (
        <ul className={styles.guests}>
          {found.slice(0, SHOWN).map((ticket) => (
            <li key={ticket.orders_detail_id}>
              <div>
                <b>{ticket.holder_name}</b>
                <p>
                  {ticket.product_price_title ?? ticket.ticket_code} · xxx-xxx-{ticket.holder_tel}
                </p>
              </div>
              {ticket.entry_at ? (
                <span className={styles.linked}>
                  <Check size={16} aria-hidden />
                  เข้าแล้ว
                </span>
              ) : (
                <Button onClick={() => onEnter(ticket.orders_detail_id)}>ให้เข้า</Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {found.length === 0 && <p className={styles.hint}>ไม่พบผู้ชม ลองพิมพ์ชื่อหรือเบอร์ท้าย 4 ตัว</p>}
      {found.length > SHOWN && <p className={styles.hint}>แสดง {SHOWN} คนแรก พิมพ์ให้ละเอียดขึ้น</p>}
    </>
  );
}
