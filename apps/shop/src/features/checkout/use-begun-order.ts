import { awaitsPayment } from '@wethi/contract';
import { useState } from 'react';
import type { Purchase } from '../../api-types';
import type { PaymentRequest } from '../../overlays/payment-request';
import { useOrderOf, usePurchases, useWaited } from '../../session/purchases';

/** What became of an order that was being paid. */
export type Outcome = 'paid' | 'decided-by-staff' | 'over';

export interface BegunOrder {
  id: number | undefined;
  /** As it was when it last waited to be paid. */
  order: Purchase | undefined;
  /** The dialog made it. */
  begin: (id: number) => void;
  /** Its number, once that is known. */
  order_no: string | undefined;
  outcome: Outcome | undefined;
}

/**
 * The order that the payment dialog goes on with, made in it or found waiting. It stays the dialog's own until its outcome is
 * told: the list of purchases may be read before the gateway's word is heard.
 */
export function useBegunOrder(asked: PaymentRequest): BegunOrder {
  const { data: purchases } = usePurchases();
  const waited = useWaited(useOrderOf(asked));
  const [made, begin] = useState<number>();
  const order = waited && isOf(asked, waited) ? waited : undefined;
  const id = order?.orders_id ?? made ?? asked.unpaid?.id;
  const now = purchases?.find(({ orders_id }) => orders_id === id);
  // One that was just made may not be listed yet.
  const isGone = Boolean(order && purchases && !now);
  return {
    id,
    order,
    begin,
    order_no: now?.order_no ?? order?.order_no,
    outcome: isGone ? 'over' : now && outcomeOf(now),
  };
}

function isOf({ product, gift_id }: PaymentRequest, { product_id, gift }: Purchase): boolean {
  return product.id === product_id && gift_id === gift?.id;
}

function outcomeOf(order: Purchase): Outcome | undefined {
  if (awaitsPayment(order)) return undefined;
  if (order.orders_status === 'wait') return 'decided-by-staff';
  return order.orders_status === 'approve' ? 'paid' : 'over';
}
