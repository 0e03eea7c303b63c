import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Budgets } from '@wethi/accounts';
import { Clock, Database, Outbox, Pictures, Refusal, refuse, Storage, Transactions } from '@wethi/platform';
import { LessThan, MoreThan } from 'typeorm';
import { Checkout, type OrderLine, type OrderPayment, type PricedOrder } from '../../checkout/checkout';
import { BY_SYSTEM, OrderStatus } from '../../order/order-status';
import type { Orders } from '../../order/orders.entity';
import { receivingAccounts, slipPayment } from '../receiving-accounts';
import { SlipCheck } from './slip-check';
import { isSlipSpent } from './slip-claim';
import { UNCLEAR } from './slip-decision';
import { readSlipQr } from './slip-qr';
import { Slip } from './slip.entity';

export interface SlipUploadRequest extends OrderLine {
  picture: Buffer;
  coupon_code?: string;
}

/** Verified and ordered, or to be confirmed by the customer with what the server could not tell. */
export type SlipUploadResult = { slip: Slip; order: Orders } | { slip: Slip; unclear: string };

const PICTURE_WIDTH = 1_600;
const HOUR_MS = 3_600_000;
/** Each upload may cost the shop a paid question. */
const UPLOADS_PER_HOUR = 30;

/** From an uploaded slip to an approved order, a question to the customer, or a refusal (BUY-02 to BUY-05). */
@Injectable()
export class SlipUpload {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly pictures: Pictures,
    private readonly storage: Storage,
    private readonly budgets: Budgets,
    private readonly checkout: Checkout,
    private readonly slipCheck: SlipCheck,
    private readonly status: OrderStatus,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal of the picture, the price, an order that exists, or the slip; then nothing is created */
  async receive(userId: number, request: SlipUploadRequest): Promise<SlipUploadResult> {
    if (request.coupon_code) await this.budgets.demand('coupon', String(userId));
    await this.pictures.check(request.picture);
    await this.limit(userId);
    const priced = await this.checkout.price(userId, [request], request.coupon_code);
    await this.checkout.refuseSecondOrder(userId, [request.product_id]);
    const slip = await this.keep(userId, request, priced);
    await this.limit(userId, slip);
    if (await isSlipSpent(this.database, slip)) throw await this.discard(slip, refuse('SLIP_USED'));
    if (!slip.qr_payload) return this.unclear(slip, UNCLEAR.noQr);
    return this.verify(slip, priced);
  }

  /** Asked before the work, and again about those that came before a kept slip: many at once all found room. */
  private async limit(userId: number, slip?: Slip): Promise<void> {
    const since = MoreThan(new Date(this.clock.now().getTime() - HOUR_MS));
    const before = { user_id: userId, create_at: since, ...(slip && { id: LessThan(slip.id) }) };
    if ((await this.database.manager.countBy(Slip, before)) < UPLOADS_PER_HOUR) return;
    const refusal = refuse('TOO_MANY', { retryAfter: 600 });
    throw slip ? await this.discard(slip, refusal) : refusal;
  }

  private async keep(userId: number, request: SlipUploadRequest, priced: PricedOrder): Promise<Slip> {
    const qr = await readSlipQr(request.picture);
    if (qr.kind === 'other') throw refuse('SLIP_NOT_A_SLIP');
    const slip = this.database.manager.create(Slip, {
      user_id: userId,
      product_id: request.product_id,
      product_price_id: priced.quotes[0]?.tier?.id ?? null,
      orders_id: null,
      outcome: null,
      slip_status: 'asked',
      slip_picture: await this.pictures.keep('private', 'slip', request.picture, PICTURE_WIDTH),
      picture_sha256: createHash('sha256').update(request.picture).digest('hex'),
      create_at: this.clock.now(),
      ...(qr.kind === 'slip' && { qr_payload: qr.payload, sending_bank: qr.sendingBank, trans_ref: qr.transRef }),
    });
    await this.transactions.run(async () => {
      await this.database.query('SELECT id FROM user WHERE id = ? FOR UPDATE', [userId]); // one after the other: see limit
      await this.database.manager.insert(Slip, slip);
    });
    return slip;
  }

  private async verify(slip: Slip, priced: PricedOrder): Promise<SlipUploadResult> {
    const product = priced.quotes[0]?.product;
    if (!product) throw refuse('NOT_FOUND');
    const accounts = await receivingAccounts(this.database, product);
    const orderedAt = this.clock.now();
    const decision = await this.slipCheck.check(slip, { netSatang: priced.net, accounts, orderedAt });
    if (decision.kind === 'refuse') throw await this.discard(slip, decision.refusal);
    if (decision.kind === 'unclear') return { slip, unclear: decision.reason };
    return this.accept(slip, priced, slipPayment(slip, accounts));
  }

  /**
   * Order, approval, the spent transfer and the announcement are one transaction. Who paid the net of a coupon that somebody
   * else used up meanwhile may confirm the slip, as his money is on its way: personnel decides.
   */
  private async accept(slip: Slip, priced: PricedOrder, payment: OrderPayment): Promise<SlipUploadResult> {
    try {
      const order = await this.transactions.run(async () => {
        const placed = await this.checkout.place(slip.user_id, priced, payment);
        await this.database.manager.update(Slip, { id: slip.id }, { orders_id: placed.id });
        return this.status.change(placed.id, 'approve', BY_SYSTEM, 'สลิปผ่านการตรวจสอบอัตโนมัติ');
      });
      await Promise.all([this.outbox.nudge(), this.status.announce()]);
      return { slip, order };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code.startsWith('COUPON_')) return this.unclear(slip, error.message);
      throw error.code === 'SLIP_USED' ? await this.discard(slip, error) : error;
    }
  }

  private async unclear(slip: Slip, reason: string): Promise<SlipUploadResult> {
    await this.update(slip, { slip_status: 'unclear', reason });
    return { slip, unclear: reason };
  }

  /** A refused slip keeps its facts against misuse, not its picture. */
  private async discard(slip: Slip, refusal: Refusal): Promise<Refusal> {
    const path = slip.slip_picture;
    const kept = { slip_status: 'refused' as const, reason: refusal.message.slice(0, 255), slip_picture: null };
    await this.update(slip, kept);
    if (path) await this.storage.remove('private', path);
    return refusal;
  }

  private async update({ id }: Slip, columns: Partial<Slip>): Promise<void> {
    await this.transactions.run(() => this.database.manager.update(Slip, { id }, columns));
  }
}
