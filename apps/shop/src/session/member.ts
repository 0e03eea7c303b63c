import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ApiError, call } from '@wethi/http';
import type { Member } from '../api-types';
import { forgetKept } from './kept-in-tab';
import { forgetPaying, forgetSharedSlip } from './left-of-paying';
import { unsubscribeFromPush } from './push';
import { readAhead } from './read-ahead';
import { useRootData } from './root-data';

/** Whatever only this member may read lies under this key; signing in and out touch nothing else. */
export const MEMBER_KEY = ['member'] as const;

interface Session {
  /** Null for a guest; undefined of who signed in and could not be asked about since. */
  member: Member | null | undefined;
  /** Whose session is over while they were here: what they were doing still stands on the page. */
  left?: Member;
}

const GUEST: Session = { member: null };

/** The one 401 that is an answer and not a failure: there is no session to begin with. */
async function readMember(signal: AbortSignal): Promise<Member | null> {
  try {
    return (await call('GET', 'loginPing', { signal })).result as Member;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'NOT_SIGNED_IN') return null;
    throw error;
  }
}

/** Whoever is there now, in this tab or by another one, finds nothing of who was there before. */
async function readSession(client: QueryClient, signal: AbortSignal): Promise<Session> {
  const member = await readMember(signal);
  const before = client.getQueryData<Session>(MEMBER_KEY);
  const left = before?.member ?? before?.left;
  if (!member) {
    if (!isLeftElsewhere(client)) return { member, left };
    forgetInTab(client);
    return GUEST;
  }
  // Who comes back from LINE or Facebook finds a new page, which knows of no guest before.
  if (before ? !before.member : toldAt(SIGNED_IN_KEY) <= toldAt(SIGNED_OUT_KEY)) tellTabs(SIGNED_IN_KEY);
  if (left && left.id !== member.id) {
    forgetTraces();
    void belongings('resetQueries', client);
  }
  return { member };
}

/** When somebody last signed in in this browser, and out. */
const SIGNED_IN_KEY = 'wethi-signed-in';
const SIGNED_OUT_KEY = 'wethi-signed-out';

/** Other tabs look when their visitor is back in them. */
function tellTabs(key: string): void {
  try {
    localStorage.setItem(key, String(Date.now()));
  } catch {
    // They find out when they next ask.
  }
}

function toldAt(key: string): number {
  try {
    return Number(localStorage.getItem(key));
  } catch {
    return 0;
  }
}

/** Who was here signed out in another tab: the session did not merely run out. */
function isLeftElsewhere(client: QueryClient): boolean {
  return toldAt(SIGNED_OUT_KEY) > (client.getQueryState(MEMBER_KEY)?.dataUpdatedAt || Infinity);
}

const sessionQuery = queryOptions({
  queryKey: MEMBER_KEY,
  queryFn: ({ client, signal }) => readSession(client, signal),
  staleTime: 5 * 60_000,
  // Whoever is here is asked about again once somebody has signed in or out in another tab.
  refetchOnWindowFocus: ({ state }) =>
    Math.max(toldAt(SIGNED_IN_KEY), toldAt(SIGNED_OUT_KEY)) > state.dataUpdatedAt ? 'always' : true,
});

export type MemberState =
  | { state: 'unknown'; member: undefined; left?: undefined }
  | { state: 'unreachable'; member: undefined; left?: Member; retry: () => void }
  | { state: 'guest'; member: null; left?: Member }
  | { state: 'member'; member: Member; left?: undefined };

/**
 * Who is signed in. A browser without the session's cookie is a guest; else nobody knows until the answer is there, and
 * who cannot be asked about is not taken for a guest.
 */
export function useMember(): MemberState {
  const { maybeMember } = useRootData();
  if (maybeMember) readAhead('loginPing');
  const { data, isError, refetch } = useQuery({ ...sessionQuery, initialData: maybeMember ? undefined : GUEST });
  if (data?.member) return { state: 'member', member: data.member };
  if (data?.member === null) return { state: 'guest', member: null, left: data.left };
  if (data || isError)
    return { state: 'unreachable', member: undefined, left: data?.left, retry: () => void refetch() };
  return { state: 'unknown', member: undefined };
}

/** The member as far as this page knows, null of a guest. */
export function knownMember(client: QueryClient): Member | null | undefined {
  return client.getQueryData<Session>(MEMBER_KEY)?.member;
}

/** Is there a member to read things of, or may there be one? They are read at once, and not after the session. */
export function useMayRead(): boolean {
  return useMember().state !== 'guest';
}

/** Everything of the member but who they are. */
function belongings(change: 'invalidateQueries' | 'resetQueries' | 'removeQueries', client: QueryClient) {
  return client[change]({ queryKey: MEMBER_KEY, predicate: ({ queryKey }) => queryKey.length > MEMBER_KEY.length });
}

/** Reads the member and all that is theirs anew: after signing in, and after a purchase. */
export async function refreshMember(client: QueryClient): Promise<void> {
  await client.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch((error: unknown) => {
    if (error instanceof ApiError && error.isSignedOut) return;
    // Who could not be read is no guest, may be the one who left, and is read again as soon as anything asks.
    const unknown = (before?: Session) => before && { ...before, member: before.member ?? undefined };
    client.setQueryData<Session>(MEMBER_KEY, unknown, { updatedAt: 0 });
  });
  await belongings('invalidateQueries', client);
}

export function useRefreshMember(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => refreshMember(client), [client]);
}

/** Ends the session on the server; one that is over already is no failure. */
export async function signOut(client: QueryClient): Promise<void> {
  await unsubscribeFromPush().catch(() => undefined);
  await call('POST', 'logout').catch((error: unknown) => {
    if (!(error instanceof ApiError && error.isSignedOut)) throw error;
  });
  forgetMember(client);
}

/** The member left: nothing that was read with their session stays in memory. */
export function forgetMember(client: QueryClient): void {
  tellTabs(SIGNED_OUT_KEY);
  client.setQueryData<Session>(MEMBER_KEY, GUEST);
  void belongings('removeQueries', client);
  forgetTraces();
}

/** Of the device it is forgotten where they left, and what lies there since is another's. */
function forgetInTab(client: QueryClient): void {
  void belongings('removeQueries', client);
  forgetKept();
}

/** What they were doing on this device is nobody else's. */
function forgetTraces(): void {
  forgetKept();
  forgetPaying();
  void forgetSharedSlip();
}

/** The session is over; who it was stays known until they sign in again. @returns false when it was known already */
export function endSession(client: QueryClient): boolean {
  const now = client.getQueryData<Session>(MEMBER_KEY);
  if (now && !now.member) return false;
  const isLeft = isLeftElsewhere(client);
  client.setQueryData<Session>(MEMBER_KEY, isLeft ? GUEST : { member: null, left: now?.member ?? undefined });
  if (isLeft) forgetInTab(client);
  return true;
}
