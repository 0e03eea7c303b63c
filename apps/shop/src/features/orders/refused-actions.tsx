import { Upload } from 'lucide-react';
import { ranOut } from '@wethi/contract';
import type { Purchase } from '../../api-types';
import { Button, ButtonLink } from '../../ui/actions/button';
import { LineButton } from '../../session/contact/line-button';
import { useIsPast } from '../../ui/time/use-is-past';
import { paths } from '../../config/paths';
import { useDialogs } from '../../overlays/dialogs';
import { LateActions } from './late-actions';
import { cameLate } from './late-money';

/** The way on from a refused order: another slip while it takes one, and people to ask. */
export function RefusedActions({ purchase, kind }: { purchase: Purchase; kind: 'primary' | 'brand' }) {
  const { open } = useDialogs();
  const { orders_id, order_no, new_slip_until, product_title, product_url } = purchase;
  const neverPaid = ranOut(purchase);
  const isTooLate = useIsPast(new_slip_until);
  if (cameLate(purchase)) return <LateActions {...purchase} kind={kind === 'primary' ? kind : 'line'} />;
  return (
    <>
      {new_slip_until && !isTooLate ? (
        <Button kind={kind} block onClick={() => open({ name: 'pay', order: orders_id })}>
          <Upload size={20} aria-hidden />
          {neverPaid ? 'โอนไปแล้ว ส่งสลิป' : 'ส่งสลิปใหม่'}
        </Button>
      ) : (
        <ButtonLink kind={kind === 'primary' ? kind : 'line'} block to={paths.show(product_url)}>
          สั่งซื้อใหม่
        </ButtonLink>
      )}
      <LineButton
        block
        size="small"
        message={`สอบถามคำสั่งซื้อ ${order_no} ${neverPaid ? 'ที่หมดเวลาชำระ' : 'ที่ไม่อนุมัติ'} (${product_title})`}
      />
    </>
  );
}
