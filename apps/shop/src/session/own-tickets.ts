import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError, call } from '@wethi/http';
import type { Member, OwnTicket } from '../api-types';
import { forgetTickets, keepTickets, keptTickets } from './kept-tickets';
import { knownMember, MEMBER_KEY, useMayRead, useMember } from './member';
import { useIsRootRead } from './root-data';

export const TICKETS_KEY = [...MEMBER_KEY, 'tickets'];
/** So long a bad line is waited for where tickets are kept. */
const PATIENCE_MS = 5_000;

/** The member's tickets for halls; without a line those that this device saw last. @param wanted something shows them */
export function useTickets(wanted = true) {
  const client = useQueryClient();
  const mayRead = useMayRead();
  return useQuery({
    queryKey: TICKETS_KEY,
    enabled: mayRead && wanted,
    networkMode: 'always',
    refetchOnReconnect: true,
    queryFn: async ({ signal }) => {
      const kept = keptTickets(knownMember(client)?.id);
      const answer = readTickets(client, signal);
      if (!kept) return answer;
      try {
        return await inTime(answer);
      } catch (error) {
        if (!(error instanceof ApiError && error.isUnanswered)) throw error;
        // A ticket bought since is among those that come late.
        answer.then((tickets) => client.setQueryData(TICKETS_KEY, inPlaceOf(kept, tickets))).catch(() => undefined);
        return kept;
      }
    },
  });
}

async function readTickets(client: QueryClient, signal: AbortSignal): Promise<OwnTicket[]> {
  const tickets = (await call('GET', 'tickets', { signal })).data ?? [];
  void keep(client, tickets).catch(() => undefined);
  return tickets;
}

/** What else was read since stays. */
function inPlaceOf(kept: OwnTicket[], tickets: OwnTicket[]) {
  return (now: OwnTicket[] | undefined) => (JSON.stringify(now) === JSON.stringify(kept) ? tickets : now);
}

function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(ApiError.noConnection()), PATIENCE_MS));
  return Promise.race([answer, late]);
}

/** Under whose they are, as the server says; not while another tab signs somebody else in. */
async function keep(client: QueryClient, tickets: OwnTicket[]): Promise<void> {
  const { id } = (await call('GET', 'loginPing')).result as Member;
  const known = knownMember(client);
  if (known === undefined || known?.id === id) keepTickets(id, tickets);
}

/** Of tickets that this device keeps only those of who is signed in stay, and none once nobody is. */
export function useForgetOthersTickets(): void {
  const isRootRead = useIsRootRead();
  const { state, member } = useMember();
  useEffect(() => {
    if (isRootRead && (state === 'guest' || state === 'member')) forgetTickets(member?.id);
  }, [isRootRead, state, member]);
}
