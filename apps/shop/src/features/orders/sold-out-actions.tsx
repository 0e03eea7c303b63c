import { LineButton } from '../../session/contact/line-button';
import { ButtonLink } from '../../ui/actions/button';
import { paths } from '../../config/paths';

interface SoldOutActionsProps {
  order_no: string;
  product_url: string;
  /** On the page of one order the next step stands out. */
  kind?: 'primary' | 'line';
}

/** The way on for who paid when nothing was left: no second transfer, but a place on the list, and people to ask. */
export function SoldOutActions({ order_no, product_url, kind = 'line' }: SoldOutActionsProps) {
  return (
    <>
      <ButtonLink kind={kind} block to={paths.waitingRoom(product_url)}>
        ลงชื่อรอบัตรคืน
      </ButtonLink>
      <LineButton block size="small" message={`สอบถามการคืนเงินคำสั่งซื้อ ${order_no} ที่บัตรหมด`} />
    </>
  );
}
