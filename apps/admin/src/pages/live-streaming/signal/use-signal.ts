import { useQuery } from '@tanstack/react-query';
import { call, type DataOf } from '@wethi/http';
import type { LiveShow } from '../live-show';

export type Signal = DataOf<'GET', 'liveStreamingSignal'>;
export type SignalMinute = Signal['minutes'][number];

const LOOK_AGAIN_MS = 30_000;

/** How the signal of a show was, as long as that is kept; undefined before it is read, and where it cannot be. */
export function useSignal({ id }: LiveShow): Signal | undefined {
  const { data } = useQuery({
    queryKey: ['liveStreamingSignal', id],
    queryFn: () => call('GET', 'liveStreamingSignal', { query: { id } }),
    refetchInterval: LOOK_AGAIN_MS,
    meta: { background: true },
  });
  return data?.data ?? undefined;
}

/** How many seconds late the show came through of late; undefined where nobody told. */
export function delayOf(signal: Signal | undefined): number | undefined {
  const delay = signal?.minutes.findLast((minute) => minute.delay !== null)?.delay;
  return delay ? secondsOf(delay) : undefined;
}

/** Of milliseconds, to a tenth. */
export const secondsOf = (milliseconds: number): number => Math.round(milliseconds / 100) / 10;
