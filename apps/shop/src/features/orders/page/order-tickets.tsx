import { bangkokTime, clockTime, phone } from '@wethi/format';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { OrderByCode, OwnTicket } from '../../../api-types';
import { paths } from '../../../config/paths';
import { useTickets } from '../../../session/own-tickets';
import styles from './order-tickets.module.css';

/** The tickets of an order, for who has them; each opens with its QR (BUY-20). */
export function OrderTickets({ order: { order_no, ordersDetail } }: { order: OrderByCode }) {
  const isForHall = ordersDetail.some(({ product_format }) => product_format !== 'online');
  const { data } = useTickets(isForHall);
  const tickets = data?.filter((ticket) => ticket.order_no === order_no) ?? [];
  if (tickets.length === 0) return null;
  return (
    <ul className={styles.tickets} aria-label="บัตรในคำสั่งซื้อนี้">
      {tickets.map((ticket) => (
        <li key={ticket.orders_detail_id}>
          <Link to={paths.ticket(ticket.ticket_code)}>
            <span>
              <b>บัตรใบที่ {ticket.ticket_number}</b>
              <span className="small muted num">{ticket.ticket_code}</span>
            </span>
            <span className="small">{stateText(ticket)}</span>
            <ChevronRight size={18} aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function stateText({ ticket_state, ticket_tel, entry_at }: OwnTicket): string {
  switch (ticket_state) {
    case 'used':
      return entry_at ? `เข้างานแล้ว ${clockTime(bangkokTime(entry_at).time)}` : 'เข้างานแล้ว';
    case 'sent':
      return ticket_tel ? `ส่งให้ ${phone(ticket_tel)}` : 'ส่งให้เพื่อนแล้ว';
    case 'offered':
      return 'รอรับบัตร';
    case 'refunded':
      return 'คืนเงินแล้ว';
    default:
      return 'ดู QR';
  }
}
