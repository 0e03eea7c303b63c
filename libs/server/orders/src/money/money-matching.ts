import { Injectable } from '@nestjs/common';
import { Product } from '@wethi/catalog';
import { toSatang, type MoneyDifferenceKind } from '@wethi/contract';
import { AuditLog, Clock, Database, Outbox, refuse, Transactions, type Actor } from '@wethi/platform';
import { askSlip } from './ask-slip';
import { heldCharge } from './held-charge';
import { lockOrder } from '../order/lock-order';
import { OrderStatus } from '../order/order-status';
import { Orders } from '../order/orders.entity';
import { tellBuyer } from '../order/tell-buyer';
import { OrdersCharge } from '../payment/charge/orders-charge.entity';
import { MoneyBackList } from '../payment/money-back/money-back-list';
import { receivingAccounts, slipPayment } from '../payment/receiving-accounts';
import { SlipPayment } from '../payment/slip-payment';
import { claimStray } from '../slip/slip-claim';
import { Slip } from '../slip/slip.entity';
import { MatchCandidate, type MatchMoney } from './money.dto';
import { Reconciliation } from './reconciliation';

type CandidateRow = Omit<MatchCandidate, 'same_amount' | 'same_buyer'> & { same_amount: number; same_buyer: number };

/** Approved, and its money never came, or went back. */
const WITHOUT_MONEY: readonly MoneyDifferenceKind[] = ['no_money', 'reversed'];
const MATCHED = 'จับคู่กับเงินที่เข้าบัญชี';

/** Gives money that pays nothing its order, or puts it on the list of money to give back; as everywhere, in one transaction. */
@Injectable()
export class MoneyMatching {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly reconciliation: Reconciliation,
    private readonly slips: SlipPayment,
    private readonly moneyBack: MoneyBackList,
    private readonly status: OrderStatus,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Orders that wait and that the money of a difference may be for: those of its buyer, and those of its amount. */
  async candidates(id: number): Promise<MatchCandidate[]> {
    const rows = await this.database.query<CandidateRow[]>(
      `SELECT o.id, o.order_no, o.orders_net, o.orders_net - o.orders_paid = s.amount AS same_amount,
              o.user_id = s.user_id AS same_buyer,
              COALESCE(NULLIF(CONCAT_WS(' ', u.user_name, u.user_lname), ''), u.user_nickname, u.user_tel) AS buyer,
              (SELECT p.product_title FROM orders_detail d JOIN product p ON p.id = d.product_id
                WHERE d.orders_id = o.id ORDER BY d.id LIMIT 1) AS product_title
         FROM money_difference m JOIN slip s ON s.id = m.slip_id
         JOIN orders o ON o.orders_status = 'wait' AND (o.user_id = s.user_id OR o.orders_net = s.amount)
         JOIN user u ON u.id = o.user_id
        WHERE m.id = ? ORDER BY same_buyer DESC, same_amount DESC, o.id DESC LIMIT 10`,
      [id],
    );
    return rows.map((row) => ({ ...row, same_amount: row.same_amount === 1, same_buyer: row.same_buyer === 1 }));
  }

  /**
   * Counts a stray transfer for an order that waits; what makes it whole approves it, in the name of whoever matched, and of
   * what is lacking its buyer is told.
   * @throws Refusal NOT_FOUND, ORDER_NOT_OPEN, SLIP_USED
   */
  async match({ id, orders_id }: MatchMoney, actor: Actor): Promise<void> {
    await this.transactions.run(async () => {
      const entry = await this.reconciliation.locked(id);
      if (entry.money_difference_status !== 'open') return;
      const slip = await this.slipOf(entry.slip_id);
      const order = await lockOrder(this.database, 'id', orders_id);
      if (order.orders_status !== 'wait') throw refuse('ORDER_NOT_OPEN');
      await this.paidBy(slip, orders_id);
      const { lacking } = await this.slips.pay(slip, orders_id, actor, MATCHED);
      if (lacking > 0) await this.outbox.add(tellBuyer, { orders_id, orders_status: 'wait' });
      await this.reconciliation.markDone(entry, `${MATCHED} ${order.order_no}`, actor);
    });
    this.status.announce();
  }

  /**
   * Puts stray money on the list of money to give back; it can pay no order any more.
   * @throws Refusal NOT_FOUND, SLIP_USED when it paid one meanwhile
   */
  async giveBack(id: number, actor: Actor): Promise<void> {
    await this.transactions.run(async () => {
      const entry = await this.reconciliation.locked(id);
      if (entry.money_difference_status !== 'open') return;
      if (entry.orders_charge_id === null) await this.listSlip(entry.slip_id, entry.orders_id);
      else await this.listCharge(entry.orders_charge_id);
      await this.reconciliation.markDone(entry, 'ใส่ในรายการเงินที่ต้องคืน', actor);
    });
  }

  /** Asks the buyer of an order without money for another slip; it stays approved. @throws Refusal NOT_FOUND */
  async askSlip(id: number, actor: Actor): Promise<void> {
    await this.transactions.run(async () => {
      const entry = await this.reconciliation.locked(id);
      if (entry.money_difference_status !== 'open') return;
      if (!WITHOUT_MONEY.includes(entry.money_difference_kind) || entry.orders_id === null) throw refuse('NOT_FOUND');
      const order = await lockOrder(this.database, 'id', entry.orders_id);
      if (order.orders_status !== 'approve') throw refuse('ORDER_NOT_OPEN');
      const orders_slip_asked_at = this.clock.now();
      await this.database.update(Orders, order.id, { orders_slip_asked_at });
      await this.audit.record(actor, 'update', Orders, order.id, undefined, { orders_slip_asked_at });
      // Asked twice on a day, the buyer hears it once.
      const dedupeKey = `${askSlip.name}:${order.id}:${this.clock.today()}`;
      await this.outbox.add(askSlip, { orders_id: order.id }, { dedupeKey });
    });
  }

  /** It was a transfer, whatever its buyer meant to do; a slip that it waits with stays beside it. */
  private async paidBy(slip: Slip, id: number): Promise<void> {
    const product = await this.database.manager.findOneBy(Product, { id: slip.product_id });
    const { orders_payment_slip } = await this.database.manager.findOneByOrFail(Orders, { id });
    const payment = slipPayment(slip, product ? await receivingAccounts(this.database, product) : []);
    const picture = orders_payment_slip ?? payment.orders_payment_slip;
    await this.database.update(Orders, id, { ...payment, orders_payment_slip: picture });
  }

  private async listSlip(slipId: number | null, ordersId: number | null): Promise<void> {
    const slip = await this.slipOf(slipId);
    await claimStray(this.database, slip, ordersId);
    await this.moneyBack.addOf(slip, ordersId, toSatang(slip.amount ?? 0), 'cancelled');
    await this.database.update(Slip, slip.id, { slip_status: 'to_return' });
  }

  private async listCharge(chargeId: number): Promise<void> {
    const { orders_id } = await this.database.manager.findOneByOrFail(OrdersCharge, { id: chargeId });
    const { user_id } = await lockOrder(this.database, 'id', orders_id);
    const { charge_gateway_id, charge_amount } = await heldCharge(this.database, chargeId);
    const payment = { chargeId: charge_gateway_id ?? '', amountSatang: toSatang(charge_amount) };
    await this.moneyBack.addCharge({ user_id, orders_id }, payment, 'cancelled');
    await this.database.update(OrdersCharge, chargeId, { charge_status: 'to_return' });
  }

  /** @throws Refusal NOT_FOUND */
  private async slipOf(id: number | null): Promise<Slip> {
    const lock = { mode: 'pessimistic_write' } as const;
    const slip = id === null ? null : await this.database.manager.findOne(Slip, { where: { id }, lock });
    if (!slip) throw refuse('NOT_FOUND');
    return slip;
  }
}
