import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@wethi/api-client';
import { sumSatang, toBaht, toSatang } from '@wethi/contract';
import { baht, bangkokTime, hourMinute } from '@wethi/format';
import { call } from '@wethi/http';
import { Checkbox } from 'antd';
import styles from './refund-dialog.module.css';

type Ticket = Schema<'RefundableTicket'>;

/** Those of an order for a hall; none of any other. */
export function useTickets(ordersId: number): readonly Ticket[] {
  const { data } = useQuery({
    queryKey: ['refundTickets', ordersId],
    queryFn: () => call('GET', 'orders/refundTickets', { query: { id: ordersId } }),
  });
  return data?.data ?? [];
}

export const isOpen = ({ entry_at, refund_at }: Ticket): boolean => entry_at === null && refund_at === null;

/** What was paid for the chosen ones; baht. */
export function priceOf(tickets: readonly Ticket[], chosen: readonly number[]): number {
  const prices = tickets.filter(({ orders_detail_id }) => chosen.includes(orders_detail_id));
  return toBaht(sumSatang(prices.map(({ orders_detail_net }) => toSatang(orders_detail_net))));
}

interface TicketsFieldProps {
  tickets: readonly Ticket[];
  value?: number[];
  onChange?: (chosen: number[]) => void;
  id?: string;
}

/** Which tickets come back; one that went through a gate, or came back already, does not. */
export function TicketsField({ tickets, value, onChange, id }: TicketsFieldProps) {
  return (
    <Checkbox.Group<number> className={styles.tickets} value={value} onChange={onChange}>
      {tickets.map((ticket, index) => (
        <Checkbox
          key={ticket.orders_detail_id}
          id={index === 0 ? id : undefined}
          value={ticket.orders_detail_id}
          disabled={!isOpen(ticket)}
        >
          <span className="number">{ticket.ticket_code}</span>{' '}
          <b className="number">{baht(ticket.orders_detail_net)}</b>
          <small>{noteOf(ticket)}</small>
        </Checkbox>
      ))}
    </Checkbox.Group>
  );
}

function noteOf({ product_title, product_price_title, entry_at, refund_at }: Ticket): string {
  const became = entry_at
    ? `เข้างานแล้ว ${hourMinute(bangkokTime(entry_at).time)} น.`
    : refund_at
      ? 'คืนเงินแล้ว'
      : undefined;
  return [product_title, product_price_title, became].filter(Boolean).join(' · ');
}
