import { Injectable } from '@nestjs/common';
import { toSatang } from '@wethi/contract';
import { Clock, Database } from '@wethi/platform';
import { askedUntil } from '../../lists/refusal';
import { lockOrder } from '../../order/lock-order';
import { Orders } from '../../order/orders.entity';
import { MoneyBackList } from '../money-back/money-back-list';
import type { PaidOrder } from '../slip-payment';
import { spendSlip } from '../../slip/slip-claim';
import type { Slip } from '../../slip/slip.entity';

/** Another slip for an order that personnel approved and whose money nobody found: evidence, no step of the order. */
@Injectable()
export class AskedSlips {
  constructor(
    private readonly database: Database,
    private readonly moneyBack: MoneyBackList,
    private readonly clock: Clock,
  ) {}

  /** The approved order, where its buyer is asked for a slip. */
  async find(user_id: number, id: number): Promise<Orders | undefined> {
    const order = await this.database.manager.findOneBy(Orders, { id, user_id, orders_status: 'approve' });
    const until = askedUntil(order?.orders_slip_asked_at ?? null);
    return order && until && until > this.clock.now() ? order : undefined;
  }

  /**
   * Counts a verified slip, in the caller's transaction. Once the evidence reaches the price nothing more is asked, and what is
   * beyond it is to be given back. Undefined where no slip is asked any more: another came while the bank was asked.
   * @throws Refusal SLIP_USED
   */
  async take(slip: Slip, ordersId: number): Promise<PaidOrder | undefined> {
    const order = await lockOrder(this.database, 'id', ordersId);
    // Its time is not looked at again: who sent the slip within it answers for no slow bank.
    if (order.orders_status !== 'approve' || !order.orders_slip_asked_at) return undefined;
    await spendSlip(this.database, slip, ordersId);
    const [evidence] = await this.database.query<{ came: number }[]>(
      `SELECT COALESCE((SELECT SUM(s.amount) FROM slip_use u JOIN slip s ON s.id = u.slip_id
                         WHERE u.orders_id = ? AND s.slip_status = 'accepted'), 0)
            + COALESCE((SELECT SUM(charge_amount) FROM orders_charge
                         WHERE orders_id = ? AND charge_status = 'paid'), 0) AS came`,
      [ordersId, ordersId],
    );
    const lacking = toSatang(order.orders_net) - toSatang(Number(evidence?.came ?? 0));
    if (lacking > 0) return { order, lacking };
    await this.database.update(Orders, ordersId, { orders_slip_asked_at: null });
    await this.database.query(
      `UPDATE money_difference SET money_difference_status = 'gone'
        WHERE orders_id = ? AND money_difference_kind IN ('no_money', 'reversed') AND money_difference_status = 'open'`,
      [ordersId],
    );
    // A QR may have been paid late, too: of a slip nobody gets back more than it brought.
    const surplus = Math.min(-lacking, toSatang(slip.amount ?? 0));
    if (surplus > 0) await this.moneyBack.addOf(slip, ordersId, surplus, 'surplus');
    return { order, lacking: 0 };
  }
}
