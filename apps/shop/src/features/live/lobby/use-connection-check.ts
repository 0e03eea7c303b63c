import { listen } from '@wethi/browser';
import { canShow, measureLine, reachesSite } from '@wethi/player/line-check';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Verdict, verdictOf } from './verdict';

interface Connection extends EventTarget {
  /** Such as `wifi`, where the browser says it. */
  type?: string;
}

/** Checks the line by itself when the page opens and when the network is another one, and again when asked to. */
export function useConnectionCheck(): { verdict: Verdict; check: () => void } {
  const [verdict, setVerdict] = useState<Verdict>({ kind: 'checking' });
  const newest = useRef(0);
  const check = useCallback(() => {
    const own = (newest.current += 1);
    const found = (result: Verdict) => own === newest.current && setVerdict(result);
    setVerdict({ kind: 'checking' });
    void findVerdict().then(found);
  }, []);
  useEffect(() => {
    check();
    return onOtherNetwork(check);
  }, [check]);
  return { verdict, check };
}

async function findVerdict(): Promise<Verdict> {
  try {
    const { speed, picture } = await measureLine();
    return verdictOf(speed, picture && (await canShow(picture)));
  } catch {
    return { kind: (await reachesSite()) ? 'blocked' : 'offline' };
  }
}

/** Browsers tell of every new estimate, too, which a check itself changes: only another kind of line counts. */
function onOtherNetwork(act: () => void): () => void {
  const ends = new AbortController();
  const { connection } = navigator as { connection?: Connection };
  let type = connection?.type;
  const changed = () => {
    if (connection?.type === type) return;
    type = connection?.type;
    act();
  };
  if (connection) listen(connection, 'change', changed, ends.signal);
  listen(window, 'online', act, ends.signal);
  return () => ends.abort();
}
