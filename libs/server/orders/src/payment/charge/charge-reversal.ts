import { Injectable, Logger } from '@nestjs/common';
import { toSatang } from '@wethi/contract';
import { Clock, Database, Transactions } from '@wethi/platform';
import { Incoming } from '../../order/incoming';
import { lockOrder, type LockedOrder } from '../../order/lock-order';
import { MoneyBackList } from '../money-back/money-back-list';
import type { QrPayment } from '../qr-gateway/qr-gateway';
import { OrdersCharge } from './orders-charge.entity';

/** There is nothing any more that could be matched or given back. */
const SETTLE = `UPDATE money_difference SET money_difference_status = 'gone'
                 WHERE orders_charge_id = ? AND money_difference_status = 'open'`;

/**
 * A payment that its gateway took back after it was paid, by a bank or in its own portal: the money is with its payer again.
 * What it had approved stays so until a person has seen it among the day's differences (BUY-15).
 */
@Injectable()
export class ChargeReversal {
  private readonly logger = new Logger(ChargeReversal.name);

  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly incoming: Incoming,
    private readonly moneyBack: MoneyBackList,
    private readonly clock: Clock,
  ) {}

  /** Once, however often it is told. Of two payments of one charge each is taken back for itself. */
  async record(id: number, { chargeId, reference }: Pick<QrPayment, 'chargeId' | 'reference'>): Promise<void> {
    await this.transactions.run(async () => {
      const { orders_id, charge_reference } = await this.database.manager.findOneByOrFail(OrdersCharge, { id });
      if (reference !== charge_reference) return;
      // The order first, as everybody locks it who changes it.
      let order = await lockOrder(this.database, 'id', orders_id);
      const lock = { mode: 'pessimistic_write' } as const;
      const charge = await this.database.manager.findOneOrFail(OrdersCharge, { where: { id }, lock });
      await this.moneyBack.closeReversed(chargeId);
      if (charge.charge_reversed_at || charge.charge_gateway_id !== chargeId) return;
      // Personnel gave its money another order meanwhile.
      if (charge.orders_id !== order.id) order = await lockOrder(this.database, 'id', charge.orders_id);
      if (charge.charge_status === 'paid') await this.takeFrom(order, charge);
      else if (charge.charge_status !== 'to_return') return;
      await this.database.update(OrdersCharge, id, { charge_reversed_at: this.clock.now() });
      await this.database.query(SETTLE, [id]);
      this.logger.warn(`payment ${chargeId} of order ${order.id} was taken back by the gateway`);
    });
  }

  private async takeFrom(order: LockedOrder, { id, charge_amount }: OrdersCharge): Promise<void> {
    await this.database.update(OrdersCharge, id, { charge_status: 'reversed' });
    await this.incoming.lose(order, toSatang(charge_amount));
  }
}
