import { toBaht, toSatang, vatIncluded } from '@wethi/contract';
import { maskedPhone } from '@wethi/format';
import { may, onlyBandOf, type Actor } from '@wethi/platform';
import type { OrderedProduct } from './order-view';
import type { Orders } from '../order/orders.entity';
import type { BuyerFacts } from './orders.queries';

/** The lines that the caller may see: for somebody of a band those of its products. */
export function ownLines<Line extends Pick<OrderedProduct, 'band_id'>>(lines: Line[], actor: Actor): Line[] {
  const bandId = onlyBandOf(actor);
  return bandId === undefined ? lines : lines.filter(({ band_id }) => band_id === bandId);
}

/** An order as the caller may see it: with products of several bands, somebody of a band reads the amounts of its own. */
export function ownShare(order: Orders, lines: readonly OrderedProduct[], actor: Actor): Orders {
  if (onlyBandOf(actor) === undefined) return order;
  const sum = (column: 'orders_detail_price' | 'orders_detail_discount' | 'orders_detail_net') =>
    toBaht(lines.reduce((total, line) => total + toSatang(line[column]), 0));
  const net = sum('orders_detail_net');
  return Object.assign(order, {
    orders_total: sum('orders_detail_price'),
    orders_discount: sum('orders_detail_discount'),
    orders_net: net,
    orders_vat: toBaht(vatIncluded(toSatang(net))),
  });
}

/** A buyer as the caller may know them: whoever sees no customers reads the ends of phones. */
export function knownBuyer(buyer: BuyerFacts, actor: Actor): BuyerFacts {
  return may(actor, 'people.read') ? buyer : { ...buyer, user_tel: maskedPhone(buyer.user_tel) };
}
