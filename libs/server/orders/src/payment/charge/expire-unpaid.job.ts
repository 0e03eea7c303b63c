import { Injectable } from '@nestjs/common';
import { awaitsPayment, PAYMENT_HOURS } from '@wethi/contract';
import {
  Clock,
  Database,
  JobHandler,
  type PayloadOf,
  ProviderUnreachable,
  Transactions,
  TryLater,
} from '@wethi/platform';
import { partToReturn } from '../../order/list-parts';
import { lockOrder } from '../../order/lock-order';
import { BY_SYSTEM, OrderStatus } from '../../order/order-status';
import { Orders } from '../../order/orders.entity';
import { expireUnpaid } from '../../order/expire-unpaid';
import { OrderCharges } from './order-charges';

const OVER = `ไม่ได้รับเงินภายใน ${PAYMENT_HOURS} ชั่วโมง`;
const PART = `ได้รับเงินไม่ครบภายใน ${PAYMENT_HOURS} ชั่วโมง`;

const ASK_AGAIN_SECONDS = 600;

/** Ends an order whose time to pay is over, and whose price, seats and coupon are free again: its buyer is told. */
@Injectable()
export class ExpireUnpaid {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly charges: OrderCharges,
    private readonly status: OrderStatus,
    private readonly clock: Clock,
  ) {}

  /** @throws TryLater while the gateway is not reached: nobody's money may be on its way */
  @JobHandler(expireUnpaid)
  async expire({ orders_id }: PayloadOf<typeof expireUnpaid>): Promise<void> {
    if (!(await this.database.manager.existsBy(Orders, { id: orders_id }))) return;
    await this.charges.askAll(orders_id).catch((error: unknown) => {
      throw error instanceof ProviderUnreachable ? new TryLater(ASK_AGAIN_SECONDS) : error;
    });
    await this.transactions.run(async () => {
      const order = await lockOrder(this.database, 'id', orders_id);
      if (!awaitsPayment(order) || order.orders_pay_until > this.clock.now()) return;
      const note = order.orders_paid > 0 ? `${PART} ${partToReturn(order)}` : OVER;
      await this.status.changeLocked(order, 'not', BY_SYSTEM, note);
    });
    this.status.announce();
  }
}
