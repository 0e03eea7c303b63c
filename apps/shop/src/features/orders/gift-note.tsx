import { phone } from '@wethi/format';
import { Link } from 'react-router';
import type { Purchase } from '../../api-types';
import { paths } from '../../config/paths';
import { usePurchaseByNumber } from '../../session/purchases';
import { givenText } from './tickets/purchase-state';

/** Of an order that its buyer gives to somebody: whose it is, and once it is paid the card. Nobody else is told. */
export function GiftNote({ order_no }: Pick<Purchase, 'order_no'>) {
  const purchase = usePurchaseByNumber(order_no);
  if (!purchase?.gift?.is_given) return null;
  const { gift, orders_status } = purchase;
  if (orders_status !== 'approve') {
    return <p className="small muted">{gift.gift_tel ? `ของขวัญให้ ${phone(gift.gift_tel)}` : 'ซื้อเป็นของขวัญ'}</p>;
  }
  return (
    <p className="small">
      <Link className="link" to={paths.gift(gift.gift_code)}>
        {givenText(gift)}
      </Link>
    </p>
  );
}
