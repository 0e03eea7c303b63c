import { fullDuration } from '@wethi/format';
import { useNow } from '../../../waiting-orders/use-now';

/** Time since a moment, second by second; not read aloud each time. */
export function RunningTime({ since }: { since: string }) {
  const now = useNow(1_000);
  return (
    <span role="timer" className="number">
      {fullDuration(Math.max(0, Math.floor((now - Date.parse(since)) / 1_000)))}
    </span>
  );
}
