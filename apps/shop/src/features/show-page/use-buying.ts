import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useDialogs } from '../../overlays/dialogs';
import type { PaymentRequest } from '../../overlays/payment-request';
import type { PriceChoice } from './use-price-choice';

/** The form of the buy buttons and prices of a page. */
export const BUY_FORM = 'buy';
/** In the address of the page whose button was pressed before there was a script to hear it. */
export const BUY_PARAMETER = 'buy';

function requestFor({ product, price, tier }: PriceChoice): PaymentRequest {
  const { id, band_id, book_bank_id, product_title, product_status } = product;
  const { product_img, band_name, stage_date, product_start } = product;
  return {
    product: {
      id,
      band_id,
      book_bank_id,
      product_title,
      product_status,
      product_img,
      band_name,
      stage_date,
      product_start,
    },
    price,
    product_price_id: tier?.id,
    product_price_title: tier?.title,
  };
}

/**
 * Buying what is chosen. A press before the script has come sends the form, and the page that answers opens the payment
 * dialog as soon as it can; the dialog's code comes while the page is being read.
 * @returns what opens the payment dialog
 */
export function useBuying(choice: PriceChoice): () => void {
  const { open, preparePayment } = useDialogs();
  const [search] = useSearchParams();
  const opened = useRef(false);
  const buy = () => open({ name: 'payment', request: requestFor(choice) });
  const onArrival = useEffectEvent(() => {
    if (!isOnSale(choice.product.product_status)) return;
    preparePayment();
    if (!search.has(BUY_PARAMETER) || opened.current) return;
    opened.current = true;
    buy();
  });
  useEffect(() => onArrival(), []);
  return buy;
}

/** May the product be bought now? */
export function isOnSale(product_status: string): boolean {
  return product_status !== 'coming' && product_status !== 'end';
}
