import { bangkokTime, phone, shortDate } from '@wethi/format';
import { ChevronLeft, ChevronRight, Gift, Send, Ticket as TicketIcon, TicketX } from 'lucide-react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { OwnTicket } from '../../api-types';
import { paths } from '../../config/paths';
import { keepTicketsPage } from '../../session/kept-tickets';
import { useTickets } from '../../session/own-tickets';
import { Button, ButtonLink, IconButton } from '../../ui/actions/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { QueryView } from '../../ui/feedback/query-view';
import { SkeletonList } from '../../ui/feedback/skeleton';
import { TicketActions } from './ticket-actions';
import { TicketCard } from './ticket-card';
import { useTicketSteps } from './use-ticket-steps';
import { useTurning } from './use-turning';
import styles from './tickets.module.css';

/** The member's tickets for halls, one at a time; which one stands in the address (BUY-20). */
export function Tickets() {
  return (
    <QueryView
      query={useTickets()}
      skeleton={<SkeletonList rows={1} height={560} />}
      failure="เปิดบัตรไม่ได้"
      empty={
        <EmptyState icon={TicketIcon} title="ยังไม่มีบัตรเข้างาน" text="ซื้อบัตรที่นั่งแล้ว บัตรพร้อม QR จะอยู่ที่นี่">
          <ButtonLink kind="primary" to={paths.shows}>
            ดูงานแสดง
          </ButtonLink>
        </EmptyState>
      }
    >
      {(tickets) => <Pager tickets={tickets} />}
    </QueryView>
  );
}

function Pager({ tickets }: { tickets: readonly OwnTicket[] }) {
  const [search, setSearch] = useSearchParams();
  useEffect(keepTicketsPage, []);
  const found = tickets.findIndex(({ ticket_code }) => ticket_code === search.get('ticket'));
  const place = Math.max(0, found);
  const go = (to: number) => {
    const next = tickets[to];
    if (next) setSearch({ ticket: next.ticket_code }, { replace: true, preventScrollReset: true });
  };
  const turning = useTurning((by) => go(place + by));
  const ticket = tickets[place];
  if (!ticket) return null;
  return (
    <div className={styles.page} {...turning}>
      <Shown ticket={ticket} />
      {tickets.length > 1 && (
        <nav className={styles.pager} aria-label="บัตรของคุณ">
          <IconButton label="บัตรก่อนหน้า" disabled={place === 0} onClick={() => go(place - 1)}>
            <ChevronLeft size={24} aria-hidden />
          </IconButton>
          <span className="num">
            ใบที่ {place + 1} จาก {tickets.length}
          </span>
          <IconButton label="บัตรถัดไป" disabled={place === tickets.length - 1} onClick={() => go(place + 1)}>
            <ChevronRight size={24} aria-hidden />
          </IconButton>
        </nav>
      )}
      {ticket.ticket_state === 'valid' && <TicketActions key={ticket.orders_detail_id} ticket={ticket} />}
    </div>
  );
}

function Shown({ ticket }: { ticket: OwnTicket }) {
  const { take, takeBack } = useTicketSteps(ticket);
  switch (ticket.ticket_state) {
    case 'sent':
      return (
        <EmptyState
          icon={Send}
          title={`ส่งบัตร${ticket.order_no && `ใบที่ ${ticket.ticket_number} `}ให้ ${ticket.ticket_tel ? phone(ticket.ticket_tel) : 'เพื่อน'} แล้ว`}
          text="เพื่อนเปิดลิงก์ใน SMS แล้วรับบัตร ยังไม่กดรับ ดึงกลับได้"
        >
          <Button loading={takeBack.busy} onClick={() => takeBack.save()}>
            ดึงบัตรกลับ
          </Button>
        </EmptyState>
      );
    case 'offered':
      return (
        <EmptyState icon={Gift} title={`มีคนส่งบัตร ${ticket.product_title} ให้คุณ`} text="รับแล้ว QR จะเป็นของคุณคนเดียว">
          <Button kind="primary" loading={take.busy} onClick={() => take.save()}>
            รับบัตร
          </Button>
        </EmptyState>
      );
    case 'refunded':
      return (
        <EmptyState icon={TicketX} title="บัตรนี้ใช้ไม่ได้แล้ว" text={`${refundText(ticket)} ถ้าไม่ใช่คุณที่ขอ กรุณาติดต่อเรา`}>
          <ButtonLink to={paths.contact}>ติดต่อเรา</ButtonLink>
        </EmptyState>
      );
    default:
      return <TicketCard ticket={ticket} />;
  }
}

function refundText({ refund_at }: OwnTicket): string {
  return refund_at ? `คืนเงินเมื่อ ${shortDate(bangkokTime(refund_at).date)}` : 'คืนเงินแล้ว';
}
