import { byDay } from '@wethi/format';
import { TryLater } from '@wethi/platform';

/** @throws TryLater until the morning, while it is night */
export function requireDay(now: Date): void {
  const wait = byDay(now).getTime() - now.getTime();
  if (wait > 0) throw new TryLater(wait / 1_000);
}
