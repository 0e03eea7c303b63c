import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError, call, callUrl } from '@wethi/http';
import type { RoomPlace } from '../../api-types';
import { MEMBER_KEY, useMember } from '../../session/member';
import { useSave } from '../../ui/use-save';

const AGAIN_MS = 5_000;
/** Statuses that say to ask again later. */
const LATER = [408, 429];
/** Nothing is waited for while nobody looks; what is sold out may come back, and who stands in line is let in then. */
const OVER = ['turn-over', 'out'];

/** Asks where one stands, by the entry alone: no cookie goes with it, so the server asks its database nothing. */
async function askPlace(entry: string, signal: AbortSignal): Promise<RoomPlace> {
  const answer = await fetch(callUrl('waitingRoomPlace', { entry }), { credentials: 'omit', signal }).catch(() => {
    throw ApiError.noConnection();
  });
  const body = (await answer.json().catch(() => ({}))) as { data?: RoomPlace };
  if (!answer.ok || !body.data) throw ApiError.from(answer.status, undefined, answer.headers.get('retry-after'));
  return body.data;
}

async function joinRoom(product_id: number): Promise<RoomPlace> {
  const { data } = await call('POST', 'waitingRoom', { body: { product_id } });
  if (!data) throw ApiError.noConnection();
  return data;
}

export const roomKey = (productId: number) => [...MEMBER_KEY, 'waiting-room', productId];

/** A place in a waiting room: taken by opening the page, and asked for again as often as it is worth it. */
export function useRoom(productId: number) {
  const client = useQueryClient();
  const { state } = useMember();
  const entry = useRef<string>(undefined);
  const queryKey = roomKey(productId);
  const query = useQuery(
    queryOptions({
      queryKey,
      enabled: state === 'member',
      queryFn: async ({ signal }) => {
        const known = client.getQueryData<RoomPlace>(queryKey);
        const asked =
          entry.current && known?.room_state !== 'closed' ? await askPlace(entry.current, signal) : undefined;
        // Who was away too long before the sale has lost nothing by it.
        const isOut = asked?.room_state === 'out' && Date.parse(asked.now) < Date.parse(asked.sale_at);
        const place = asked && !isOut ? { ...asked, queue_sms: known?.queue_sms } : await joinRoom(productId);
        entry.current = place.entry;
        return place;
      },
      // Who left and comes again is shown no place from before.
      gcTime: 0,
      retry: false,
      // Without a line it fails, which the page says.
      networkMode: 'always',
      refetchOnWindowFocus: 'always',
      refetchInterval: ({ state: { data, error } }) => {
        if (isFinal(error)) return false;
        if (error || !data) return Math.max(AGAIN_MS, pauseOf(error));
        return data.ask_in * 1_000;
      },
      refetchIntervalInBackground: !OVER.includes(client.getQueryData<RoomPlace>(queryKey)?.room_state ?? ''),
    }),
  );
  const again = useSave(() => joinRoom(productId), {
    failure: 'ต่อคิวไม่ได้',
    then: (place) => client.setQueryData(queryKey, place),
  });
  return { query, again, isLost: Boolean(query.error) && !isFinal(query.error) };
}

/** Asking again would answer the same: the show has no room, or is bought already. */
export function isFinal(error: unknown): error is ApiError {
  return error instanceof ApiError && !error.isUnanswered && !LATER.includes(error.status);
}

function pauseOf(error: unknown): number {
  return error instanceof ApiError ? error.retryAfterSeconds * 1_000 : 0;
}
