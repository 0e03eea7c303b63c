import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '@wethi/http';
import type { CourseProgress, Purchase } from '../../api-types';
import { MEMBER_KEY, useMayRead } from '../../session/member';
import { usePurchaseOf, usePurchases, useUnreadPurchases } from '../../session/purchases';
import { useIsPast } from '../../ui/time/use-is-past';

const courseKey = (productId: number) => [...MEMBER_KEY, 'course', productId] as const;

export const progressQuery = (productId: number) =>
  queryOptions({
    queryKey: [...courseKey(productId), 'progress'],
    queryFn: async ({ signal }) =>
      (await call('GET', 'courseProgress', { query: { product_id: productId }, signal })).data ?? null,
  });

export const notesQuery = (productId: number) =>
  queryOptions({
    queryKey: [...courseKey(productId), 'notes'],
    queryFn: async ({ signal }) =>
      (await call('GET', 'lessonNote', { query: { product_id: productId }, signal })).data ?? [],
  });

export const filesQuery = (productId: number) =>
  queryOptions({
    queryKey: [...courseKey(productId), 'files'],
    queryFn: async ({ signal }) =>
      (await call('GET', 'lessonFile', { query: { product_id: productId }, signal })).data ?? [],
  });

export const bookingsQuery = (productId: number) =>
  queryOptions({
    queryKey: [...courseKey(productId), 'bookings'],
    queryFn: async ({ signal }) =>
      (await call('GET', 'userCourseBookingOwn', { query: { product_id: productId }, signal })).data ?? null,
  });

export interface Learning {
  /** Whether they may learn it; unknown until it was asked, unread when it could not be. */
  may: 'yes' | 'no' | 'unknown' | 'unread';
  /** Asks again what could not be read. */
  readAgain: (() => void) | undefined;
  purchase: Purchase | undefined;
  progress: CourseProgress | undefined;
  /** The same of who finished it and may not learn it any more: the certificate is still theirs. */
  past: CourseProgress | undefined;
}

/** What the signed-in member is to a course. */
export function useLearning(productId: number): Learning {
  const mayRead = useMayRead();
  const { data: purchases } = usePurchases();
  const readAgain = useUnreadPurchases();
  const purchase = usePurchaseOf(productId);
  const isOver = useIsPast(purchase?.access_until ?? null);
  const isBought = Boolean(purchase?.access_until);
  const owns = isBought && !isOver;
  const { data: progress } = useQuery({ ...progressQuery(productId), enabled: isBought });
  const past = isBought && isOver && progress?.finished ? progress : undefined;
  const known = owns ? 'yes' : 'no';
  const may = readAgain ? 'unread' : mayRead && purchases === undefined ? 'unknown' : known;
  return { may, readAgain, purchase, progress: (owns && progress) || undefined, past };
}
