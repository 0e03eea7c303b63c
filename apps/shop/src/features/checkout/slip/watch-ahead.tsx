import { useQuery } from '@tanstack/react-query';
import { preparePlayer } from '@wethi/player/prepare';
import { useEffect } from 'react';
import { PrefetchPageLinks } from 'react-router';
import type { PaymentRequest } from '../../../overlays/payment-request';
import { watchQuery } from '../../../session/recording';

/** While a slip is checked, fetches what its buyer does next: the message, and the page on which the show plays. */
export function WatchAhead({ product }: { product: PaymentRequest['product'] }) {
  const { data: path } = useQuery(watchQuery(product));
  useEffect(() => {
    import('../../../overlays/message-dialog').catch(() => undefined);
  }, []);
  useEffect(() => {
    if (path) preparePlayer();
  }, [path]);
  return path ? <PrefetchPageLinks page={path} /> : null;
}
