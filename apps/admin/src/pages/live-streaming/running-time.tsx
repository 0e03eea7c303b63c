import { fullDuration } from '@wethi/format';
import { useEffect, useState } from 'react';

/** Time since a moment, second by second; not read aloud each time. */
export function RunningTime({ since }: { since: string }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <span role="timer" className="number">
      {fullDuration(Math.max(0, Math.floor((now - Date.parse(since)) / 1_000)))}
    </span>
  );
}
