import { useQuery } from '@tanstack/react-query';
import { toSatang } from '@wethi/contract';
import { call } from '@wethi/http';
import { useMay } from '../../providers/access';
import type { Period } from './period';

const REFETCH_MS = 60_000;
const LIVE_MS = 10_000;

/** A part of the dashboard; where one fails, the others stay. Until another period is read, Refine's client answers the one before. */
function usePart<Data>(key: readonly unknown[], read: () => Promise<Data>, enabled: boolean, every = REFETCH_MS) {
  return useQuery({
    queryKey: ['dashboard', ...key],
    queryFn: read,
    enabled,
    refetchInterval: every,
    meta: { background: true },
  });
}

/** One call for the period and the one before it. */
const rangeOf = ({ compares, before, from, to }: Period) => ({
  date_start: compares ? before.from : from,
  date_to: to,
});

/** Sales by day: of the period, and of the one before where these are compared. */
export function useSales(period: Period) {
  const query = { ...rangeOf(period), band_id: period.band };
  const part = usePart(
    ['sales', query],
    async () => (await call('GET', 'salesByDay', { query })).data ?? [],
    useMay('reports.read'),
  );
  const days = part.data?.map(({ date, orders, net, discount }) => {
    return { date, orders, satang: toSatang(net), discount: toSatang(discount) };
  });
  return { ...part, days: days && split(days, period) };
}

export type SalesDay = NonNullable<ReturnType<typeof useSales>['days']>['now'][number];

/** New customers by day; they are no band's. */
export function useNewMembers(period: Period) {
  const mayRead = useMay('reports.read');
  const isAsked = useMay('people.read') && mayRead && period.band === undefined;
  const query = rangeOf(period);
  const part = usePart(
    ['members', query],
    async () => (await call('GET', 'orders/ordersTotalsByDate', { query })).data ?? [],
    isAsked,
  );
  const days = part.data?.map(({ date, new_users }) => ({ date, number: new_users }));
  return { ...part, isAsked, days: days && split(days, period) };
}

/** Who approved the slips of the period, and of the one before. */
export function useApprovals({ from, to, band, compares, before }: Period) {
  const mayRead = useMay('reports.read');
  const read = async (date_start: string, date_to: string) =>
    (await call('GET', 'approvals', { query: { date_start, date_to, band_id: band } })).data;
  const now = usePart(['approvals', from, to, band], () => read(from, to), mayRead);
  const then = usePart(
    ['approvals', before.from, before.to, band],
    () => read(before.from, before.to),
    mayRead && compares,
  );
  return { ...now, before: compares && !then.isPlaceholderData ? then.data : undefined };
}

export function useBestShows({ from, to, band }: Period) {
  const query = { date_start: from, date_to: to, band_id: band };
  return usePart(
    ['shows', query],
    async () => (await call('GET', 'salesByProduct', { query })).data ?? [],
    useMay('reports.read'),
  );
}

export function useCouponsUsed({ from, to, band }: Period) {
  const mayRead = useMay('reports.read');
  const isAsked = useMay('coupons.read') && mayRead;
  const query = { date_start: from, date_to: to, band_id: band };
  const part = usePart(
    ['coupons', query],
    async () => (await call('GET', 'salesByCoupon', { query })).data ?? [],
    isAsked,
  );
  return { ...part, isAsked };
}

/** What is on air now, of which band, with who watches. */
export function useOnAir({ band }: Period) {
  const isAsked = useMay('media.write');
  const query = { live_streaming_phase: 'onAir', band_id: band, limit: 100 } as const;
  const read = async () => {
    const { data: shows } = await call('GET', 'liveStreaming', { query });
    if (shows.length === 0) return [];
    const of = (ids: readonly number[]) => ({ query: { id_in: [...new Set(ids)].join(','), limit: 100 } });
    const [{ data: figures }, { data: bands }] = await Promise.all([
      call('GET', 'liveStreamingFigures', of(shows.map(({ id }) => id))),
      call('GET', 'band', of(shows.map(({ band_id }) => band_id))),
    ]);
    return shows.map((show) => ({
      ...show,
      band_name: bands.find(({ id }) => id === show.band_id)?.band_name ?? '-',
      figures: figures.find((some) => some.live_streaming_id === show.id),
    }));
  };
  return { ...usePart(['onAir', band], read, isAsked, LIVE_MS), isAsked };
}

/** Whether something that stands there is another period's or band's still. */
export function useIsBehind(period: Period): boolean {
  return [
    useSales(period),
    useNewMembers(period),
    useApprovals(period),
    useBestShows(period),
    useCouponsUsed(period),
    useOnAir(period),
  ].some(({ isPlaceholderData }) => isPlaceholderData);
}

function split<Day extends { date: string }>(days: Day[], { from }: Period): { now: Day[]; before: Day[] } {
  return { now: days.filter(({ date }) => date >= from), before: days.filter(({ date }) => date < from) };
}

/** Of the period and of the one before. */
export function sumsOf<Day>(days: { now: Day[]; before: Day[] } | undefined, value: (day: Day) => number) {
  return [sumOf(days?.now ?? [], value), sumOf(days?.before ?? [], value)] as const;
}

export function sumOf<Day>(days: readonly Day[], value: (day: Day) => number): number {
  return days.reduce((sum, day) => sum + value(day), 0);
}
