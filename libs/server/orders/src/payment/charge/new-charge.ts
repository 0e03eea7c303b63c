import { Injectable } from '@nestjs/common';
import { awaitsPayment, lackingSatang, toBaht, type GatewayPayment } from '@wethi/contract';
import { type Actor, Clock, Database, refuse, Transactions } from '@wethi/platform';
import { Like } from 'typeorm';
import { lockOrder } from '../../order/lock-order';
import { OrdersCharge } from './orders-charge.entity';

/** Rows for what a gateway is about to be asked to collect. */
@Injectable()
export class NewCharge {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * A charge of all that an order lacks. The first bears the order's number; each one after it says which it is.
   * @param beside what is written with it
   * @throws Refusal NOT_FOUND, ORDER_NOT_OPEN
   */
  add(
    orders_id: number,
    { id: create_by }: Actor,
    of: { charge_way: GatewayPayment; charge_gateway: string },
    beside: (id: number, now: Date) => Promise<void> = () => Promise.resolve(),
  ): Promise<number> {
    return this.transactions.run(async () => {
      const order = await lockOrder(this.database, 'id', orders_id);
      if (!awaitsPayment(order)) throw refuse('ORDER_NOT_OPEN');
      // By its number, not by its rows: one that paid another order keeps its reference.
      const named = { charge_reference: Like(`${order.order_no}%`) };
      const before = await this.database.manager.countBy(OrdersCharge, named);
      const charge_reference = before === 0 ? order.order_no : `${order.order_no}R${before + 1}`;
      const charge_amount = toBaht(lackingSatang(order));
      const now = this.clock.now();
      const row = { ...of, orders_id, charge_reference, charge_amount, create_by, create_at: now };
      const id = await this.database.insert(OrdersCharge, row);
      await beside(id, now);
      return id;
    });
  }
}
