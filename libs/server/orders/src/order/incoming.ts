import { Injectable } from '@nestjs/common';
import { lackingSatang, PAYMENT_HOURS, toBaht, toSatang } from '@wethi/contract';
import { Clock, Database, Outbox, refuse } from '@wethi/platform';
import { expireUnpaid } from './expire-unpaid';
import type { LockedOrder } from './lock-order';
import { OrderStatus, type StatusActor } from './order-status';
import { Orders } from './orders.entity';

const PAYMENT_MS = PAYMENT_HOURS * 3_600_000;
/** An order that is made with its first money has its day already. */
const JUST_BEGUN_MS = 60_000;

/** What an order still lacks, and what came beyond it; satang. */
export interface Taken {
  lacking: number;
  surplus: number;
}

/** Money that a bank or the gateway confirmed, on its way into an order. */
@Injectable()
export class Incoming {
  constructor(
    private readonly database: Database,
    private readonly status: OrderStatus,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts money for an order that waits: what makes it whole approves it, and less leaves its buyer a day for the rest, unless
   * personnel has another slip of it to look at.
   * @param satang what came
   * @throws Refusal ORDER_NOT_OPEN of an order that waits no more, also where less came than it lacked
   */
  async take(order: LockedOrder, satang: number, by: StatusActor, reason: string): Promise<Taken> {
    if (order.orders_status !== 'wait') throw refuse('ORDER_NOT_OPEN');
    const lacking = lackingSatang(order) - satang;
    if (lacking <= 0) {
      await this.status.changeLocked(order, 'approve', by, reason, { orders_paid: order.orders_net });
      return { lacking: 0, surplus: -lacking };
    }
    await this.database.update(Orders, order.id, { orders_paid: toBaht(toSatang(order.orders_paid) + satang) });
    await this.status.tellPages(order);
    if (await this.beginsDay(order)) await this.leaveToBuyer(order.id);
    return { lacking, surplus: 0 };
  }

  /** Money that counted for an order is with its payer again; one that waits lacks it. */
  async lose(order: LockedOrder, satang: number): Promise<void> {
    if (order.orders_status !== 'wait') return;
    await this.database.update(Orders, order.id, { orders_paid: toBaht(toSatang(order.orders_paid) - satang) });
    await this.status.tellPages(order);
  }

  /** With the first money that comes, or when it is its buyer's turn again. */
  private async beginsDay({ id, orders_pay_until, orders_paid }: LockedOrder): Promise<boolean> {
    if (orders_pay_until === null) return !(await hasUncheckedSlip(this.database, id));
    const left = orders_pay_until.getTime() - this.clock.now().getTime();
    return orders_paid === 0 && left < PAYMENT_MS - JUST_BEGUN_MS;
  }

  /** It is its buyer's turn to pay; after a day it ends. */
  async leaveToBuyer(orders_id: number): Promise<void> {
    const dueAt = new Date(this.clock.now().getTime() + PAYMENT_MS);
    await this.database.update(Orders, orders_id, { orders_pay_until: dueAt });
    const dedupeKey = `${expireUnpaid.name}:${orders_id}:${dueAt.getTime()}`;
    await this.outbox.add(expireUnpaid, { orders_id }, { dueAt, dedupeKey });
  }
}

/** The one that it waits with; of an earlier refusal others may be left. */
async function hasUncheckedSlip(database: Database, ordersId: number): Promise<boolean> {
  const sql = `SELECT 1 FROM orders o JOIN slip s ON s.slip_picture = o.orders_payment_slip
                WHERE o.id = ? AND s.slip_status = 'unclear'`;
  return (await database.query<unknown[]>(sql, [ordersId])).length > 0;
}
