import { Injectable } from '@nestjs/common';
import { toSatang } from '@wethi/contract';
import { Database, JobHandler, type PayloadOf, Transactions } from '@wethi/platform';
import { listParts } from '../../order/list-parts';
import { lockOrder } from '../../order/lock-order';
import { Orders } from '../../order/orders.entity';
import { Slip } from '../../slip/slip.entity';
import { MoneyBackList } from '../money-back/money-back-list';
import { ChargePayment } from './charge-payment';

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
      const { user_id, orders_status, orders_paid } = await lockOrder(this.database, 'id', orders_id);
      if (orders_status !== 'not' || toSatang(orders_paid) === 0) return;
      const { manager } = this.database;
      for (const slip of await manager.findBy(Slip, { orders_id, slip_status: 'accepted' })) {
        await this.moneyBack.addOf(slip, orders_id, toSatang(slip.amount ?? 0), 'part');
        await this.database.update(Slip, slip.id, { slip_status: 'to_return' });
      }
      await this.payment.listParts({ user_id, orders_id });
      await this.database.update(Orders, orders_id, { orders_paid: 0 });
    });
  }
}
