import { Injectable, Logger } from '@nestjs/common';
import { awaitsPayment, lackingSatang, toBaht, toSatang, type CardFailure } from '@wethi/contract';
import {
  type Actor,
  Clock,
  Database,
  limit,
  Outbox,
  ProviderUnreachable,
  RateLimits,
  refuse,
  Transactions,
} from '@wethi/platform';
import { In } from 'typeorm';
import { Orders } from '../../order/orders.entity';
import { C2pForm } from '../card-gateway/c2p/c2p-form';
import type { CardAnswer, CardForm, CardWish } from '../card-gateway/card-gateway';
import { CardGateways } from '../card-gateway/gateways/card-gateways';
import { KgpCard, type NotCharged } from '../card-gateway/kgp/kgp-card';
import { planChargeCheck } from '../charge/check-charge';
import { ChargePayment } from '../charge/charge-payment';
import { NewCharge } from '../charge/new-charge';
import { OrdersCharge } from '../charge/orders-charge.entity';
import { PaymentWays } from '../charge/payment-ways';
import type { CardToken, OwnCard } from './card.dto';

/** Each leads to a gateway. */
const cardLimit = limit({ key: 'order-card', points: 20, per: '1h' });
const askLimit = limit({ key: 'order-card-ask', points: 30, per: '1m' });

/** Where the browser goes after a card was charged: to show who they are, or back to the order. */
export type CardNext = { confirmAt: string } | { order_no: string; orders_id: number };

/** Tries to pay an order by card, from its buyer's side and from the gateways'. */
@Injectable()
export class CardCharges {
  private readonly logger = new Logger(CardCharges.name);

  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly newCharge: NewCharge,
    private readonly gateways: CardGateways,
    private readonly kgp: KgpCard,
    private readonly c2p: C2pForm,
    private readonly payment: ChargePayment,
    private readonly ways: PaymentWays,
    private readonly limits: RateLimits,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Another try. A gateway that left one without an answer, or took none, is passed over as long as there is another.
   * @throws Refusal NOT_FOUND, ORDER_NOT_OPEN, PAYMENT_WAY_CLOSED, TOO_MANY
   */
  async open(orders_id: number, actor: Actor): Promise<OwnCard> {
    const shown = await this.own(orders_id, actor);
    if (shown.orders_status === 'approve') return shown;
    await this.ways.requireOpen('card');
    await this.limits.consume(cardLimit, actor.id);
    const charge_failure = In<CardFailure>(['silent', 'gateway']);
    const broken = await this.database.manager.findBy(OrdersCharge, { orders_id, charge_failure });
    const gateway = this.gateways.next(new Set(broken.map(({ charge_gateway }) => charge_gateway)));
    if (!gateway) throw refuse('PAYMENT_WAY_CLOSED');
    await this.newCharge.add(orders_id, actor, { charge_way: 'card', charge_gateway: gateway.name });
    return this.own(orders_id, actor);
  }

  /** @throws Refusal NOT_FOUND, also for somebody else's order */
  async own(orders_id: number, actor: Actor): Promise<OwnCard> {
    const order = await this.database.manager.findOneBy(Orders, { id: orders_id, user_id: actor.id });
    if (!order) throw refuse('NOT_FOUND');
    const charge = await this.database.manager.findOne(OrdersCharge, {
      where: { orders_id, charge_way: 'card' },
      order: { id: 'DESC' },
    });
    const { order_no, orders_status } = order;
    return {
      ...{ orders_id, order_no, orders_status, orders_lacking: toBaht(lackingSatang(order)) },
      charge_status: charge?.charge_status ?? null,
      charge_failure: charge?.charge_failure ?? null,
      charge_page: charge && isUnused(charge, order) ? `/api/cardPage?reference=${charge.charge_reference}` : null,
    };
  }

  /**
   * Asks the gateway at once about the tries of an order; where it cannot tell, the answer is what is known.
   * @throws Refusal NOT_FOUND, TOO_MANY
   */
  async ask(orders_id: number, actor: Actor): Promise<OwnCard> {
    await this.own(orders_id, actor);
    await this.limits.consume(askLimit, actor.id);
    const open = { orders_id, charge_way: 'card', charge_status: 'wait' } as const;
    try {
      for (const charge of await this.database.manager.findBy(OrdersCharge, open)) await this.payment.ask(charge);
    } catch (error) {
      if (!(error instanceof ProviderUnreachable)) throw error;
      this.logger.warn(error.message);
    }
    return this.own(orders_id, actor);
  }

  /**
   * What leads the browser of its buyer to where the card is typed; nothing where the try is over, or has been led there.
   * @throws Refusal NOT_FOUND, also for somebody else's
   */
  async form(reference: string, actor: Actor): Promise<{ order: Orders; form?: CardForm }> {
    const { charge, order } = await this.find(reference, actor);
    const gateway = isUnused(charge, order) ? this.gateways.named(charge.charge_gateway) : undefined;
    if (gateway?.chargesThere && !(await this.payment.begin(charge.id))) return { order };
    return { order, form: gateway?.form(wishOf(charge)) };
  }

  /**
   * Charges the card that the gateway's script knows by a token, once.
   * @throws Refusal NOT_FOUND, also for somebody else's
   */
  async charge({ reference, token }: CardToken, actor: Actor): Promise<CardNext> {
    const { charge, order } = await this.find(reference, actor);
    const back = { order_no: order.order_no, orders_id: order.id };
    if (charge.charge_gateway !== this.kgp.name || !isUnused(charge, order)) return back;
    const begins = await this.transactions.run(async () => {
      const first = await this.payment.begin(charge.id);
      if (first) await planChargeCheck(this.outbox, charge.id, 0, this.clock.now());
      return first;
    });
    if (!begins) return back;
    const answer = await this.askToCharge(charge, token);
    if (answer === 'silent') return back;
    if (typeof answer === 'string') {
      await this.payment.decline(charge.id, answer);
      return back;
    }
    await this.payment.hear(charge.id, answer);
    return answer.confirmAt ? { confirmAt: answer.confirmAt } : back;
  }

  /** Whose order a browser comes back from, as it says; it proves nothing else. */
  async cameBack(objectId: string, reference: string): Promise<{ order_no: string; orders_id: number } | undefined> {
    const where = objectId ? { charge_order: objectId } : { charge_reference: reference };
    const charge = await this.database.manager.findOneBy(OrdersCharge, { ...where, charge_way: 'card' });
    const order = charge && (await this.database.manager.findOneBy(Orders, { id: charge.orders_id }));
    return order ? { order_no: order.order_no, orders_id: order.id } : undefined;
  }

  /** What 2C2P's form answers, to us or by the browser; the same again changes nothing. @returns whether it is genuine */
  async receiveForm(body: unknown): Promise<boolean> {
    const answer = this.c2p.read(body);
    if (!answer) return false;
    const of = { charge_reference: answer.reference, charge_gateway: this.c2p.name };
    const charge = await this.database.manager.findOneBy(OrdersCharge, of);
    if (!charge) {
      this.logger.warn(`answer of ${answer.id} about something that is not ours`);
      return true;
    }
    const isRight = toSatang(charge.charge_amount) === answer.amountSatang;
    if (isRight) await this.payment.hear(charge.id, answer);
    else this.logger.error(`answer of ${answer.id} has another amount than charge ${charge.charge_reference}`);
    return isRight;
  }

  private async askToCharge(charge: OrdersCharge, token: string): Promise<CardAnswer | NotCharged | 'silent'> {
    try {
      return await this.kgp.charge(wishOf(charge), token);
    } catch (error) {
      if (!(error instanceof ProviderUnreachable)) throw error;
      this.logger.warn(error.message);
      return 'silent';
    }
  }

  private async find(charge_reference: string, actor: Actor): Promise<{ charge: OrdersCharge; order: Orders }> {
    const { manager } = this.database;
    const charge = await manager.findOneBy(OrdersCharge, { charge_reference, charge_way: 'card' });
    const order = charge && (await manager.findOneBy(Orders, { id: charge.orders_id, user_id: actor.id }));
    if (!charge || !order) throw refuse('NOT_FOUND');
    return { charge, order };
  }
}

/** One that was made before a part came would take too much. */
function isUnused(charge: OrdersCharge, order: Orders): boolean {
  const isRight = toSatang(charge.charge_amount) === lackingSatang(order);
  const isNew = charge.charge_status === 'wait' && charge.charge_order === null && charge.charge_failure === null;
  return awaitsPayment(order) && isRight && isNew;
}

function wishOf({ charge_reference, charge_amount }: OrdersCharge): CardWish {
  const description = `Wethi ${charge_reference}`;
  return { reference: charge_reference, amountSatang: toSatang(charge_amount), description };
}
