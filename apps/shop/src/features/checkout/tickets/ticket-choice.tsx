import { TICKETS_PER_ORDER } from '@wethi/contract';
import { useDialogs } from '../../../overlays/dialogs';
import { payingOf, type PaymentRequest } from '../../../overlays/payment-request';
import { Quantity } from '../../../ui/fields/quantity';
import styles from './ticket-choice.module.css';

/** May several of it be bought at once? A seat in a hall, for oneself and whoever comes along. */
export function sellsSeveral({ product, gift_id, order, unpaid }: PaymentRequest): boolean {
  return product.product_format !== 'online' && gift_id === undefined && !order && !unpaid;
}

/** How many tickets of a show in a hall; the number stands in the address (BUY-20). */
export function TicketChoice({ request, disabled }: { request: PaymentRequest; disabled: boolean }) {
  const { open } = useDialogs();
  return (
    <div className={styles.choice}>
      <span className="t2">
        จำนวน <span className="small muted">ไม่เกิน {TICKETS_PER_ORDER} ใบ</span>
      </span>
      <Quantity
        label="จำนวนบัตร"
        value={request.tickets ?? 1}
        most={TICKETS_PER_ORDER}
        disabled={disabled}
        onChange={(tickets) => open({ name: 'pay', ...payingOf({ ...request, tickets }) })}
      />
    </div>
  );
}
