import { useEffect, useState } from 'react';
import { useHydrated } from '../../../ui/use-hydrated';

/** Who takes longer has given up, or pays tomorrow. */
const FRESH_MS = 30 * 60_000;

const keyOf = (productId: number) => `paying:${productId}`;

/** When somebody copied what to pay for a show, as far as this tab remembers: a browser may have thrown the page away meanwhile. */
function copiedAt(productId: number): number {
  try {
    return Number(sessionStorage.getItem(keyOf(productId)) ?? 0);
  } catch {
    return 0;
  }
}

const isFresh = (productId: number): boolean => Date.now() - copiedAt(productId) < FRESH_MS;

function keep(productId: number, at: number | undefined): void {
  try {
    if (at === undefined) sessionStorage.removeItem(keyOf(productId));
    else sessionStorage.setItem(keyOf(productId), String(at));
  } catch {
    // Without storage a thrown away page asks nothing when it is opened again.
  }
}

/**
 * Follows somebody who pays on the phone that they buy on: they copy the account, go to their bank's app, and come back
 * (BUY-17; screens-shop.md 31, #samephone-back).
 */
export function usePayingHere(productId: number) {
  // A page that was loaded after they had copied was thrown away in between.
  const [isBack, setBack] = useState(() => isFresh(productId) && copiedAt(productId) < performance.timeOrigin);
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && isFresh(productId) && setBack(true);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [productId]);
  const isHydrated = useHydrated();
  return {
    /** They were away since they copied it, most likely in their bank's app; which the server does not know. */
    isBack: isBack && isHydrated,
    copied: () => keep(productId, Date.now()),
    /** They say so themselves. */
    comeBack: () => {
      keep(productId, Date.now());
      setBack(true);
    },
    notYet: () => {
      keep(productId, undefined);
      setBack(false);
    },
  };
}
