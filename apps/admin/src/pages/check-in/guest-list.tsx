import { Button, Input, Tag } from 'antd';
import { useState } from 'react';
import type { GuestTicket } from './gate-store';
import styles from './check-in.module.css';

const SHOWN = 50;

/** Who has a ticket, to let in by name where no QR can be read. */
export function GuestList({ tickets, onEnter }: { tickets: readonly GuestTicket[]; onEnter: (id: number) => void }) {
  const [text, setText] = useState('');
  const words = text.trim().toLowerCase();
  const found = tickets.filter(({ holder_name, holder_tel, ticket_code, product_price_title }) =>
    `${holder_name} ${holder_tel} ${ticket_code} ${product_price_title ?? ''}`.toLowerCase().includes(words),
  );
  return (
    <>
      <Input.Search
        allowClear
        size="large"
        aria-label="ค้นหาผู้ชม"
        placeholder="ชื่อ เบอร์ท้าย 4 ตัว หรือรหัสบัตร"
        onChange={(event) => setText(event.target.value)}
      />
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
              <Tag color="green">เข้าแล้ว</Tag>
            ) : (
              <Button onClick={() => onEnter(ticket.orders_detail_id)}>ให้เข้า</Button>
            )}
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className={styles.hint}>ไม่พบผู้ชม ลองพิมพ์ชื่อหรือเบอร์ท้าย 4 ตัว</p>}
      {found.length > SHOWN && <p className={styles.hint}>แสดง {SHOWN} คนแรก พิมพ์ให้ละเอียดขึ้น</p>}
    </>
  );
}
