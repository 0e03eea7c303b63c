import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@wethi/http';
import type { OwnTicket } from '../../api-types';
import { MEMBER_KEY, useMayRead } from '../../session/member';
import { useSave } from '../../ui/use-save';

const QUERY_KEY = [...MEMBER_KEY, 'tickets'];
/** What was seen once is shown without a line, too: at the gate there may be none. */
const KEPT_KEY = 'wethi-tickets';

/** The member's tickets for halls; without a line those that this device saw last. */
export function useTickets() {
  const mayRead = useMayRead();
  return useQuery({
    queryKey: QUERY_KEY,
    enabled: mayRead,
    networkMode: 'always',
    queryFn: async ({ signal }) => {
      try {
        const tickets = (await call('GET', 'tickets', { signal })).data ?? [];
        localStorage.setItem(KEPT_KEY, JSON.stringify(tickets));
        return tickets;
      } catch (error) {
        const kept = navigator.onLine ? null : localStorage.getItem(KEPT_KEY);
        if (kept) return JSON.parse(kept) as OwnTicket[];
        throw error;
      }
    },
  });
}

/** Sending a ticket on, taking one that was sent, and taking one back. */
export function useTicketSteps({ orders_detail_id }: OwnTicket) {
  const client = useQueryClient();
  const renew = () => client.invalidateQueries({ queryKey: QUERY_KEY });
  const send = useSave((ticket_tel: string) => call('POST', 'ticketSend', { body: { orders_detail_id, ticket_tel } }), {
    success: 'ส่งบัตรแล้ว',
    then: renew,
  });
  const take = useSave(() => call('POST', 'ticketTake', { body: { orders_detail_id } }), {
    success: 'รับบัตรแล้ว',
    failure: 'รับบัตรไม่ได้',
    then: renew,
  });
  const takeBack = useSave(() => call('POST', 'ticketTakeBack', { body: { orders_detail_id } }), {
    success: 'ดึงบัตรกลับแล้ว',
    failure: 'ดึงบัตรกลับไม่ได้',
    then: renew,
  });
  return { send, take, takeBack };
}
