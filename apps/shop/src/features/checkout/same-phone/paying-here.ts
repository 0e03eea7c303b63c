import { useEffect, useState } from 'react';
import { keepInTab, keptInTab } from '../../../session/kept-in-tab';
import { useHydrated } from '../../../ui/use-hydrated';

/** Who takes longer has given up, or pays tomorrow. */
const FRESH_MS = 30 * 60_000;

const keptAs = (productId: number) => `paying_${productId}`;

/** When somebody copied what to pay for a show, as far as this tab remembers: a browser may have thrown the page away meanwhile. */
const copiedAt = (productId: number): number => keptInTab<{ at: number }>(keptAs(productId))?.at ?? 0;

const isFresh = (productId: number): boolean => Date.now() - copiedAt(productId) < FRESH_MS;

const keep = (productId: number) => keepInTab(keptAs(productId), { at: Date.now() });

/** It is paid, or they say that it is not. */
export const forgetCopied = (productId: number) => keepInTab(keptAs(productId), undefined);

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
    copied: () => keep(productId),
    /** They say so themselves. */
    comeBack: () => {
      keep(productId);
      setBack(true);
    },
    notYet: () => {
      forgetCopied(productId);
      setBack(false);
    },
  };
}
