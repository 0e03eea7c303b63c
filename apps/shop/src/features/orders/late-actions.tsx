import { LATE_MONEY, type LateMoney } from '@wethi/contract';
import { LineButton } from '../../session/contact/line-button';
import { ButtonLink } from '../../ui/actions/button';
import { paths } from '../../config/paths';

interface LateActionsProps {
  order_no: string;
  product_url: string;
  money_back_reason: LateMoney;
  /** On the page of one order the next step stands out. */
  kind?: 'primary' | 'line';
}

/** The way on for whose money came too late: no second transfer, but a place on the list or a new order, and people to ask. */
export function LateActions({ order_no, product_url, money_back_reason, kind = 'line' }: LateActionsProps) {
  return (
    <>
      {money_back_reason === 'sold_out' ? (
        <ButtonLink kind={kind} block to={paths.waitingRoom(product_url)}>
          ลงชื่อรอบัตรคืน
        </ButtonLink>
      ) : (
        <ButtonLink kind={kind} block to={paths.show(product_url)}>
          สั่งซื้อใหม่
        </ButtonLink>
      )}
      <LineButton block size="small" message={`สอบถามการคืนเงินคำสั่งซื้อ ${order_no} ที่${LATE_MONEY[money_back_reason]}`} />
    </>
  );
}
