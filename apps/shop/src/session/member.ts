import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ApiError, call } from '@wethi/http';
import type { Member } from '../api-types';
import { useRootData } from './root-data';

export const MEMBER_KEY = ['member'] as const;

/** The signed-in member; null for a guest. The one 401 that is an answer and not a failure. */
async function readMember(signal: AbortSignal): Promise<Member | null> {
  try {
    const answer = await call('GET', 'loginPing', { signal });
    return answer.result as Member;
  } catch (error) {
    if (error instanceof ApiError && error.isSignedOut) return null;
    throw error;
  }
}

export type MemberState =
  | { state: 'unknown'; member: undefined }
  | { state: 'unreachable'; member: undefined; retry: () => void }
  | { state: 'guest'; member: null }
  | { state: 'member'; member: Member };

/**
 * Who is signed in. A browser without the session's cookie is a guest; else nobody knows until the answer is there, and
 * who cannot be asked about is not taken for a guest.
 */
export function useMember(): MemberState {
  const { maybeMember } = useRootData();
  const { data, isError, refetch } = useQuery({
    queryKey: MEMBER_KEY,
    queryFn: ({ signal }) => readMember(signal),
    staleTime: 5 * 60_000,
    initialData: maybeMember ? undefined : null,
  });
  if (data) return { state: 'member', member: data };
  if (data === null) return { state: 'guest', member: null };
  if (isError) return { state: 'unreachable', member: undefined, retry: () => void refetch() };
  return { state: 'unknown', member: undefined };
}

/** Reads the session and all that belongs to it anew: after signing in, and after a purchase. */
export function useRefreshMember(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries(), [client]);
}

/** Ends the session on the server, then forgets everything that was read with it. */
export function useSignOut(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    await call('POST', 'logout');
    forgetMember(client);
  }, [client]);
}

/** The session is over: nothing that was read with it stays in memory. */
export function forgetMember(client: QueryClient): void {
  client.setQueryData(MEMBER_KEY, null);
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== MEMBER_KEY[0] });
}
