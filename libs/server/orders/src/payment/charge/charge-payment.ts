import { Injectable, Logger } from '@nestjs/common';
import {
  ORDERS_PAYMENT_TYPE_ID,
  toBaht,
  toSatang,
  type CardFailure,
  type ChargeStatus,
  type GatewayPayment,
} from '@wethi/contract';
import { bangkokTime } from '@wethi/format';
import { Clock, Database, Outbox, Refusal, Transactions } from '@wethi/platform';
import { announceOrder } from '../../order/announce-order';
import { Incoming } from '../../order/incoming';
import { lockOrder, type LockedOrder } from '../../order/lock-order';
import { BY_SYSTEM, OrderStatus } from '../../order/order-status';
import { Orders } from '../../order/orders.entity';
import { claimSlip } from '../../slip/slip-claim';
import type { CardAnswer } from '../card-gateway/card-gateway';
import { CardGateways } from '../card-gateway/gateways/card-gateways';
import { MoneyBackList } from '../money-back/money-back-list';
import { isOtherPayment } from '../qr-gateway/other-payment';
import { paymentsOf } from '../qr-gateway/payments-of';
import { QrGateway, type QrCode, type QrPayment } from '../qr-gateway/qr-gateway';
import { ChargeReversal } from './charge-reversal';
import { planLastCheck } from './check-charge';
import { OrdersCharge } from './orders-charge.entity';

const APPROVED: Record<GatewayPayment, string> = { qr: 'ชำระด้วยพร้อมเพย์ QR', card: 'ชำระด้วยบัตร' };
/** What is paid, to be given back, or taken back by the gateway. */
const DECIDED: ReadonlySet<ChargeStatus> = new Set(['paid', 'to_return', 'reversed']);

/** What becomes of a charge, a QR or a card. */
@Injectable()
export class ChargePayment {
  private readonly logger = new Logger(ChargePayment.name);

  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly gateway: QrGateway,
    private readonly cards: CardGateways,
    private readonly status: OrderStatus,
    private readonly incoming: Incoming,
    private readonly moneyBack: MoneyBackList,
    private readonly reversal: ChargeReversal,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** It can be paid. */
  async offer(id: number, { orderId, text, lifetime, receiver }: QrCode): Promise<void> {
    const charge_expire_at = new Date(this.clock.now().getTime() + lifetime * 1000);
    const facts = {
      charge_order: orderId,
      charge_qr: text,
      charge_receiver: receiver?.slice(0, 120),
      charge_expire_at,
    };
    await this.database.update(OrdersCharge, id, facts);
  }

  /** There is nothing that could be paid. */
  async fail(id: number): Promise<void> {
    await this.database.update(OrdersCharge, id, { charge_status: 'failed' });
  }

  /** Nobody paid in time; who pays nevertheless is taken. */
  async expire(id: number): Promise<void> {
    const sql = `UPDATE orders_charge SET charge_status = 'expired'
                  WHERE id = ? AND charge_status = 'wait' AND charge_expire_at <= ?`;
    await this.database.write(sql, [id, this.clock.now()]);
  }

  /**
   * Asks the gateway, and settles what it says.
   * @param told the payment that it spoke of, which may be another than the one we know
   * @returns whether nothing more is to be asked
   * @throws ProviderUnreachable
   */
  async ask(charge: OrdersCharge, told?: string): Promise<boolean> {
    const { id, charge_order, charge_way, charge_gateway } = charge;
    if (!charge_order) return true;
    if (charge_way === 'card') {
      const answer = await this.cards.named(charge_gateway)?.lookUp(charge_order);
      return answer !== undefined && this.hear(id, answer);
    }
    const payments = await paymentsOf(this.gateway, charge_order, told);
    for (const payment of payments)
      if (payment.state === 'reversed') await this.reversal.record(id, payment);
      else await this.settle(id, payment);
    return isDecided(charge) || payments.some(({ state }) => state === 'paid');
  }

  /** A card is about to be charged, or its owner led to where it is; false when it was before: a press repeated must not charge twice. */
  async begin(id: number): Promise<boolean> {
    const sql = `UPDATE orders_charge SET charge_failure = 'silent'
                  WHERE id = ? AND charge_status = 'wait' AND charge_order IS NULL AND charge_failure IS NULL`;
    return (await this.database.query<{ affectedRows: number }>(sql, [id])).affectedRows === 1;
  }

  /** What the gateway calls a charge whose answer we never had; it said so by itself, and is asked by it. */
  async know(id: number, charge_order: string): Promise<void> {
    await this.database.write('UPDATE orders_charge SET charge_order = ? WHERE id = ? AND charge_order IS NULL', [
      charge_order,
      id,
    ]);
  }

  /**
   * Takes what a gateway says about a card.
   * @returns whether nothing more is to be asked
   */
  async hear(id: number, { state, failure, ...answer }: CardAnswer): Promise<boolean> {
    await this.know(id, answer.id);
    const isOver = state === 'declined' || state === 'reversed';
    if (isOver) await this.decline(id, failure ?? 'refused');
    else await this.answered(id);
    const payment = { ...answer, chargeId: answer.id };
    if (state === 'paid') await this.settle(id, payment);
    if (state === 'reversed') await this.reversal.record(id, payment);
    return state === 'paid' || isOver;
  }

  /** Nothing was taken of a card, as the gateway says. */
  async decline(id: number, failure: CardFailure): Promise<void> {
    const sql = `UPDATE orders_charge SET charge_status = 'failed', charge_failure = ? WHERE id = ? AND charge_status = 'wait'`;
    await this.database.write(sql, [failure, id]);
  }

  /** It is not silent any more. */
  private async answered(id: number): Promise<void> {
    const sql = `UPDATE orders_charge SET charge_failure = NULL WHERE id = ? AND charge_failure = 'silent'`;
    await this.database.write(sql, [id]);
  }

  /**
   * It is paid, whenever that was: once, however often it is told. It counts for an order that waits; what an order has no use
   * for is money to give back, as is another payment of the same. One of another reference or currency cannot be told whose it
   * is, and is for a person to see.
   */
  async settle(id: number, payment: QrPayment & { card?: string }): Promise<void> {
    await this.transactions.run(async () => {
      const charge = await this.database.manager.findOneByOrFail(OrdersCharge, { id });
      // The order first, as everybody locks it who changes it.
      const order = await lockOrder(this.database, 'id', charge.orders_id);
      const [locked] = await this.database.query<Pick<OrdersCharge, 'charge_status' | 'charge_gateway_id'>[]>(
        'SELECT charge_status, charge_gateway_id FROM orders_charge WHERE id = ? FOR UPDATE',
        [id],
      );
      if (!locked) return;
      if (payment.currency !== 'THB' || payment.reference !== charge.charge_reference)
        return this.logger.error(`payment ${payment.chargeId} is not what charge ${charge.charge_reference} asked for`);
      const of = { user_id: order.user_id, orders_id: order.id };
      if (isDecided(locked)) {
        const isOther = isSecond({ ...charge, ...locked }, payment.chargeId);
        return isOther ? this.moneyBack.addCharge(of, payment, 'second_slip') : undefined;
      }
      const pays = await this.pays(order, charge.charge_way);
      await this.database.update(OrdersCharge, id, {
        charge_status: pays ? 'paid' : 'to_return',
        charge_amount: toBaht(payment.amountSatang),
        charge_gateway_id: payment.chargeId,
        charge_paid_at: this.clock.now(),
        charge_card: payment.card,
        charge_failure: null,
      });
      await planLastCheck(this.outbox, id, this.clock.now());
      const beside = order.orders_status === 'approve' ? 'second_slip' : 'cancelled';
      if (!pays) await this.moneyBack.addCharge(of, payment, beside);
      else if (order.orders_status === 'wait') await this.payInto(order, payment, charge.charge_way);
    });
    this.status.announce();
  }

  /** What was paid towards an order that ended short of its price is money to give back; in the caller's transaction. */
  async listParts(of: { user_id: number; orders_id: number }): Promise<void> {
    const paid = { orders_id: of.orders_id, charge_status: 'paid' as const };
    for (const { id, charge_gateway_id, charge_amount } of await this.database.manager.findBy(OrdersCharge, paid)) {
      const payment = { chargeId: charge_gateway_id ?? '', amountSatang: toSatang(charge_amount) };
      await this.moneyBack.addCharge(of, payment, 'part');
      await this.database.update(OrdersCharge, id, { charge_status: 'to_return' });
    }
  }

  /**
   * An order that waits, or one that personnel approved by a slip that no bank confirmed: most likely the slip of this very
   * QR, which counts once. A card has no slip.
   */
  private async pays({ id, orders_status }: LockedOrder, way: GatewayPayment): Promise<boolean> {
    if (orders_status !== 'approve' || way === 'card') return orders_status === 'wait';
    const [paid] = await this.database.query<{ otherwise: number }[]>(
      `SELECT NOT EXISTS (SELECT 1 FROM slip WHERE orders_id = ? AND slip_status = 'accepted'
                                                AND (outcome IS NULL OR outcome NOT IN ('verified', 'duplicate')))
           OR EXISTS (SELECT 1 FROM orders_charge WHERE orders_id = ? AND charge_status = 'paid') AS otherwise`,
      [id, id],
    );
    return paid?.otherwise === 0;
  }

  private async payInto(order: LockedOrder, payment: QrPayment, way: GatewayPayment): Promise<void> {
    const { date, time } = bangkokTime(this.clock.now());
    await this.database.update(Orders, order.id, {
      orders_payment: way,
      orders_payment_type_id: ORDERS_PAYMENT_TYPE_ID[way],
      orders_payment_date: date,
      orders_payment_time: time,
    });
    const { lacking, surplus } = await this.incoming.take(order, payment.amountSatang, BY_SYSTEM, APPROVED[way]);
    if (lacking > 0) return;
    if (way === 'qr') await this.spendSlipOf(order.id);
    await this.outbox.add(announceOrder, { orders_id: order.id });
    const rest = { ...payment, amountSatang: surplus };
    if (surplus > 0) await this.moneyBack.addCharge({ user_id: order.user_id, orders_id: order.id }, rest, 'surplus');
  }

  /** A slip that nobody could check is most likely that of this payment. One that paid something else keeps nobody's money back. */
  private async spendSlipOf(ordersId: number): Promise<void> {
    try {
      await claimSlip(this.database, ordersId);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.logger.warn(`slip of order ${ordersId}: ${error.code}`);
    }
  }
}

/** Nothing of it is open any more, unless the gateway takes it back. */
export function isDecided({ charge_status }: Pick<OrdersCharge, 'charge_status'>): boolean {
  return DECIDED.has(charge_status);
}

/** A form, or a QR, may be paid twice, under two numbers of the gateway's. */
function isSecond(
  { charge_gateway_id, charge_reference, charge_way, charge_order }: OrdersCharge,
  told: string,
): boolean {
  // A payment by 2C2P's form bore the beginning of its number alone (docs/decisions/0027).
  if (charge_way === 'card' && charge_gateway_id !== null && told.startsWith(charge_gateway_id)) return false;
  // A card's charge is its payment.
  return isOtherPayment(charge_gateway_id, told, [charge_reference, charge_way === 'qr' ? charge_order : null]);
}
