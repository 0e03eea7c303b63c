import { Injectable, Logger } from '@nestjs/common';
import { awaitsPayment, lackingSatang, toBaht, toSatang } from '@wethi/contract';
import { type Actor, Clock, Database, limit, Outbox, ProviderUnreachable, RateLimits, refuse } from '@wethi/platform';
import { In, type FindOptionsWhere } from 'typeorm';
import { Orders } from '../../order/orders.entity';
import { QrGateway } from '../qr-gateway/qr-gateway';
import type { OwnCharge } from './charge.dto';
import { planChargeCheck } from './check-charge';
import { ChargePayment } from './charge-payment';
import { NewCharge } from './new-charge';
import { OrdersCharge } from './orders-charge.entity';
import { PaymentWays } from './payment-ways';

/** A QR that runs out sooner is of no use to who has to find their bank's app first. */
const USEFUL_MS = 30_000;
/** Each asks the gateway. */
const qrLimit = limit({ key: 'order-qr', points: 20, per: '1h' });
const askLimit = limit({ key: 'order-qr-ask', points: 20, per: '1m' });

/** QRs for orders from their buyer's side: getting one, seeing what became of it, having the bank asked. */
@Injectable()
export class OrderCharges {
  private readonly logger = new Logger(OrderCharges.name);

  constructor(
    private readonly database: Database,
    private readonly newCharge: NewCharge,
    private readonly gateway: QrGateway,
    private readonly payment: ChargePayment,
    private readonly ways: PaymentWays,
    private readonly limits: RateLimits,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * The QR to pay an order by: the present one as long as it can be paid, else another. What is paid by an earlier one counts.
   * @throws Refusal NOT_FOUND, ORDER_NOT_OPEN, PAYMENT_WAY_CLOSED, PAYMENT_UNREACHABLE, TOO_MANY
   */
  async offer(orders_id: number, actor: Actor): Promise<OwnCharge> {
    const shown = await this.own(orders_id, actor);
    if (shown.orders_status === 'approve' || this.isUseful(shown)) return shown;
    await this.ways.requireOpen('qr');
    await this.limits.consume(qrLimit, actor.id);
    const of = { charge_way: 'qr', charge_gateway: this.gateway.name } as const;
    const plan = (id: number, now: Date) => planChargeCheck(this.outbox, id, 0, now);
    await this.askForQr(await this.newCharge.add(orders_id, actor, of, plan));
    return this.own(orders_id, actor);
  }

  /** @throws Refusal NOT_FOUND, also for somebody else's order */
  async own(orders_id: number, actor: Actor): Promise<OwnCharge> {
    const order = await this.database.manager.findOneBy(Orders, { id: orders_id, user_id: actor.id });
    if (!order) throw refuse('NOT_FOUND');
    const charge = await this.newest({ orders_id, charge_way: 'qr' });
    const now = this.clock.now();
    const ends = charge?.charge_expire_at?.getTime() ?? 0;
    // One that was made before a part came would ask for too much.
    const isRight = charge?.charge_status === 'wait' && toSatang(charge.charge_amount) === lackingSatang(order);
    const isPayable = awaitsPayment(order) && isRight && ends > now.getTime();
    const { order_no, orders_status } = order;
    return {
      ...{ orders_id, order_no, orders_status, orders_lacking: toBaht(lackingSatang(order)), now },
      charge_receiver: charge?.charge_receiver ?? null,
      charge_qr: isPayable ? charge.charge_qr : null,
      charge_expire_at: charge?.charge_expire_at ?? null,
    };
  }

  /**
   * Asks the gateways at once about every charge of an order; where it cannot tell, the answer is what is known.
   * @throws Refusal NOT_FOUND, TOO_MANY
   */
  async ask(orders_id: number, actor: Actor): Promise<OwnCharge> {
    await this.own(orders_id, actor);
    await this.limits.consume(askLimit, actor.id);
    await this.askAll(orders_id).catch((error: unknown) => {
      if (!(error instanceof ProviderUnreachable)) throw error;
      this.logger.warn(error.message);
    });
    return this.own(orders_id, actor);
  }

  /** @throws ProviderUnreachable */
  async askAll(orders_id: number): Promise<void> {
    const open = { orders_id, charge_status: In(['wait', 'expired']) };
    for (const charge of await this.database.manager.findBy(OrdersCharge, open)) await this.payment.ask(charge);
  }

  private isUseful({ charge_qr, charge_expire_at }: OwnCharge): boolean {
    const left = (charge_expire_at?.getTime() ?? 0) - this.clock.now().getTime();
    return charge_qr !== null && left > USEFUL_MS;
  }

  private async askForQr(id: number): Promise<void> {
    const charge = await this.database.manager.findOneByOrFail(OrdersCharge, { id });
    const { charge_reference: reference, charge_amount } = charge;
    try {
      const wish = { reference, amountSatang: toSatang(charge_amount), description: `Wethi ${reference}` };
      await this.payment.offer(id, await this.gateway.ask(wish));
    } catch (error) {
      if (!(error instanceof ProviderUnreachable)) throw error;
      this.logger.warn(error.message);
      await this.payment.fail(id);
      throw refuse('PAYMENT_UNREACHABLE');
    }
  }

  private newest(where: FindOptionsWhere<OrdersCharge>): Promise<OrdersCharge | null> {
    return this.database.manager.findOne(OrdersCharge, { where, order: { id: 'DESC' } });
  }
}
