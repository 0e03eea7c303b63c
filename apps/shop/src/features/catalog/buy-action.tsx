import { Hourglass, Play, Ticket } from 'lucide-react';
import { useDialogs } from '../../app/dialogs';
import type { PaymentRequest } from '../../app/payment-request';
import { usePurchaseOf } from '../../app/purchases';
import { Button, ButtonLink } from '../../components/button';
import { paths } from '../../config/paths';
import type { PriceChoice } from './use-price-choice';

const CLOSED = { coming: 'ยังไม่เปิดขาย', end: 'ปิดการขายแล้ว' } as const;

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

/** The one yellow button of a product: buy it, or go and watch it when it is bought already. */
export function BuyAction({ choice, size }: { choice: PriceChoice; size: 'medium' | 'large' }) {
  const { open } = useDialogs();
  const purchase = usePurchaseOf(choice.product.id);
  const { product_status: status } = choice.product;
  if (purchase) {
    const waiting = purchase.orders_status === 'wait';
    return (
      <ButtonLink kind={waiting ? 'line' : 'primary'} size={size} block to={paths.purchases}>
        {waiting ? <Hourglass size={20} aria-hidden /> : <Play size={20} fill="currentColor" aria-hidden />}
        {waiting ? 'รอการยืนยันการชำระเงิน' : 'งานแสดงที่ซื้อ'}
      </ButtonLink>
    );
  }
  if (status === 'coming' || status === 'end') {
    return (
      <Button size={size} block disabled>
        {CLOSED[status]}
      </Button>
    );
  }
  return (
    <Button kind="primary" size={size} block onClick={() => open({ name: 'payment', request: requestFor(choice) })}>
      <Ticket size={22} aria-hidden />
      ซื้อบัตร
    </Button>
  );
}
