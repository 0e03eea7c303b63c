import { Injectable } from '@nestjs/common';
import { lackingSatang, toSatang } from '@wethi/contract';
import { Database, JobHandler, type PayloadOf, Transactions } from '@wethi/platform';
import { listParts } from '../../order/list-parts';
import { lockOrder, type LockedOrder } from '../../order/lock-order';
import { Orders } from '../../order/orders.entity';
import { isSlipSpent } from '../../slip/slip-claim';
import { Slip } from '../../slip/slip.entity';
import { MoneyBackList } from '../money-back/money-back-list';
import { ChargePayment } from './charge-payment';

/** The slip that an order waited with when its buyer cancelled it, and that no bank confirmed: personnel has not looked at it. */
const UNCHECKED = `
  SELECT s.* FROM orders o JOIN slip s ON s.orders_id = o.id AND s.slip_picture = o.orders_payment_slip
   WHERE o.id = ? AND s.slip_status = 'unclear'
     AND (SELECT c.actor_kind FROM orders_status_change c WHERE c.orders_id = o.id ORDER BY c.id DESC LIMIT 1) = 'user'`;

/** The night may have found its payments first; from now on they are accounted for. */
const CHARGES_LISTED = `UPDATE money_difference SET money_difference_status = 'gone'
  WHERE orders_id = ? AND money_difference_kind = 'charged' AND money_difference_status = 'open'`;

/** Lists the slips and payments that an order was left with, unless its buyer took it up again meanwhile. */
@Injectable()
export class ListParts {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly moneyBack: MoneyBackList,
    private readonly payment: ChargePayment,
  ) {}

  @JobHandler(listParts)
  async list({ orders_id }: PayloadOf<typeof listParts>): Promise<void> {
    if (!(await this.database.manager.existsBy(Orders, { id: orders_id }))) return;
    await this.transactions.run(async () => {
      const order = await lockOrder(this.database, 'id', orders_id);
      const { user_id, orders_status, orders_paid } = order;
      if (orders_status !== 'not') return;
      await this.listUnchecked(order);
      if (toSatang(orders_paid) === 0) return;
      const { manager } = this.database;
      for (const slip of await manager.findBy(Slip, { orders_id, slip_status: 'accepted' })) {
        await this.moneyBack.addOf(slip, orders_id, toSatang(slip.amount ?? 0), 'part');
        await this.database.update(Slip, slip.id, { slip_status: 'to_return' });
      }
      await this.payment.listParts({ user_id, orders_id });
      await this.database.write(CHARGES_LISTED, [orders_id]);
      await this.database.update(Orders, orders_id, { orders_paid: 0 });
    });
  }

  /** Its money may have come all the same, as much as was lacking. */
  private async listUnchecked(order: LockedOrder): Promise<void> {
    const [slip] = await this.database.query<Slip[]>(UNCHECKED, [order.id]);
    if (!slip || (await isSlipSpent(this.database, slip))) return;
    const satang = slip.amount === null ? lackingSatang(order) : toSatang(slip.amount);
    await this.moneyBack.addOf(slip, order.id, satang, 'unchecked');
  }
}
