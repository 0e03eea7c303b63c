import { useQuery } from '@tanstack/react-query';
import { call } from '@wethi/http';
import type { OwnTicket } from '../api-types';
import { MEMBER_KEY, useMayRead } from './member';

export const TICKETS_KEY = [...MEMBER_KEY, 'tickets'];
/** What was seen once is shown without a line, too: at the gate there may be none. */
const KEPT_KEY = 'wethi-tickets';

/** The member's tickets for halls; without a line those that this device saw last. @param wanted something shows them */
export function useTickets(wanted = true) {
  const mayRead = useMayRead();
  return useQuery({
    queryKey: TICKETS_KEY,
    enabled: mayRead && wanted,
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
