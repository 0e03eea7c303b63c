import { useQueryClient } from '@tanstack/react-query';
import { call } from '@wethi/http';
import type { OwnTicket } from '../../api-types';
import { TICKETS_KEY } from '../../session/own-tickets';
import { useSave } from '../../ui/use-save';

/** Sending a ticket on, taking one that was sent, and taking one back. */
export function useTicketSteps({ orders_detail_id }: OwnTicket) {
  const client = useQueryClient();
  const renew = () => client.invalidateQueries({ queryKey: TICKETS_KEY });
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
