import { useEffect, useEffectEvent } from 'react';
import { useDialogs } from '../../overlays/dialogs';
import { isOnSale } from '../../overlays/payment-request';
import type { PriceChoice } from './use-price-choice';

/** The form of the buy buttons and prices of a page. */
export const BUY_FORM = 'buy';
/** In the address of the page whose button was pressed before there was a script to hear it. */
export const BUY_PARAMETER = 'buy';

/**
 * Buying what is chosen. A press before the script has come sends the form to the same address, where the payment dialog
 * opens as soon as it can; the dialog's code comes while the page is being read.
 * @returns what opens the payment dialog
 */
export function useBuying({ product, tier }: PriceChoice): () => void {
  const { open, preparePayment } = useDialogs();
  const onArrival = useEffectEvent(() => {
    if (isOnSale(product.product_status)) preparePayment();
  });
  useEffect(() => onArrival(), []);
  return () => open({ name: 'pay', price: tier?.id });
}
