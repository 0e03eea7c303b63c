import { Injectable } from '@nestjs/common';
import { ORDERS_PAYMENT_TYPE_ID, toBaht, toSatang } from '@wethi/contract';
import { baht } from '@wethi/format';
import { Clock, Database, Pictures, RateLimits, refuse, Refusal, Storage, Transactions } from '@wethi/platform';
import { Checkout, type OrderLine, type PricedOrder } from '../../checkout/checkout';
import { couponLimit } from '../../checkout/coupon-limit';
import { findOpenOrder, refusedFor, type OpenOrder } from '../../order/open-order';
import { BY_SYSTEM, OrderStatus } from '../../order/order-status';
import { Orders } from '../../order/orders.entity';
import { MoneyBackList } from '../money-back/money-back-list';
import type { BookBank } from '../book-bank.entity';
import { receivingAccounts, slipPayment } from '../receiving-accounts';
import { SlipCheck } from './slip-check';
import { isSlipSpent } from '../../slip/slip-claim';
import { UNCLEAR, type SlipDecision } from './slip-decision';
import { readSlipPicture, SLIP_LIMITS } from './slip-picture';
import type { SlipPicture } from './slip-picture.worker';
import { Slip } from '../../slip/slip.entity';

export interface SlipUploadRequest extends OrderLine {
  picture: Buffer;
  coupon_code?: string;
}

/** Verified and ordered, or to be confirmed by the customer with what the server could not tell. */
export type SlipUploadResult = { slip: Slip; order: Paid } | { slip: Slip; unclear: string };

export interface ReceivedSlip {
  slip: Slip;
  purchase: Purchase;
}

type Paid = Pick<Orders, 'id' | 'order_no' | 'orders_net'>;

/** What the slip should pay: a new order, or the customer's order that is there already. */
interface Purchase extends PricedOrder {
  product: PricedOrder['quotes'][number]['product'];
  accounts: BookBank[];
  open?: OpenOrder;
}

const HOUR_MS = 3_600_000;
/** Each upload may cost the shop a paid question. */
const UPLOADS_PER_HOUR = 30;
const APPROVED = 'สลิปผ่านการตรวจสอบอัตโนมัติ';

/**
 * From an uploaded slip to an approved order, a question to the customer, or a refusal (BUY-02 to BUY-05). Money that the
 * bank has seen is never refused away: what pays no order stands in the list of money to give back.
 */
@Injectable()
export class SlipUpload {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly pictures: Pictures,
    private readonly storage: Storage,
    private readonly limits: RateLimits,
    private readonly checkout: Checkout,
    private readonly slipCheck: SlipCheck,
    private readonly status: OrderStatus,
    private readonly moneyBack: MoneyBackList,
    private readonly clock: Clock,
  ) {}

  /**
   * Reads and keeps the slip.
   * @throws Refusal of the price, or the picture
   */
  async receive(userId: number, request: SlipUploadRequest): Promise<ReceivedSlip> {
    await this.admit(userId, request);
    const purchase = await this.price(userId, request);
    const read = await this.pictures.process(readSlipPicture, { bytes: request.picture, limits: SLIP_LIMITS });
    return { slip: await this.keep(userId, purchase, read), purchase };
  }

  /**
   * Asks the bank, and orders what is paid.
   * @throws Refusal of the slip, or for an order that exists
   */
  async decide({ slip, purchase }: ReceivedSlip): Promise<SlipUploadResult> {
    const decision = await this.verify(slip, purchase);
    return this.settle(slip, purchase, decision);
  }

  private async admit(userId: number, { coupon_code }: SlipUploadRequest): Promise<void> {
    if (coupon_code) await this.limits.consume(couponLimit, userId);
    await this.requireRoom(userId);
  }

  private async requireRoom(user_id: number): Promise<void> {
    const since = new Date(this.clock.now().getTime() - HOUR_MS);
    const sql = 'SELECT COUNT(*) AS uploads FROM slip WHERE user_id = ? AND create_at > ?';
    const [counted] = await this.database.query<{ uploads: number }[]>(sql, [user_id, since]);
    if ((counted?.uploads ?? 0) >= UPLOADS_PER_HOUR) throw refuse('TOO_MANY', { retryAfter: 600 });
  }

  private async price(userId: number, request: SlipUploadRequest): Promise<Purchase> {
    const priced = await this.checkout.price(userId, [request], request.coupon_code);
    const product = priced.quotes[0]?.product;
    if (!product) throw refuse('NOT_FOUND');
    const accounts = await receivingAccounts(this.database, product);
    return { ...priced, product, accounts, open: await findOpenOrder(this.database, userId, [product.id]) };
  }

  /** Counted again beside the new row, one after the other: of many at once all found room. */
  private async keep(userId: number, { product, quotes }: Purchase, { qr, jpeg, sha256 }: SlipPicture): Promise<Slip> {
    if (qr.kind === 'other') throw refuse('SLIP_NOT_A_SLIP');
    const slip = Object.assign(new Slip(), {
      user_id: userId,
      product_id: product.id,
      product_price_id: quotes[0]?.tier?.id ?? null,
      orders_id: null,
      outcome: null,
      slip_status: 'asked',
      slip_picture: await this.pictures.put('private', 'slip', 'jpg', jpeg),
      picture_sha256: sha256,
      create_at: this.clock.now(),
      ...(qr.kind === 'slip' && { qr_payload: qr.payload, sending_bank: qr.sendingBank, trans_ref: qr.transRef }),
    });
    try {
      slip.id = await this.transactions.run(async () => {
        await this.database.query('SELECT id FROM user WHERE id = ? FOR UPDATE', [userId]);
        await this.requireRoom(userId);
        return this.database.insert(Slip, slip);
      });
    } catch (error) {
      await this.removePicture(slip);
      throw error;
    }
    return slip;
  }

  /** Of an approved order's second slip any amount is money of ours; else the slip must show the net. */
  private async verify(slip: Slip, { accounts, net, open }: Purchase): Promise<SlipDecision> {
    if (await isSlipSpent(this.database, slip)) return { kind: 'refuse', refusal: refuse('SLIP_USED') };
    if (!slip.qr_payload) return { kind: 'unclear', reason: UNCLEAR.noQr };
    const orderedAt = this.clock.now();
    if (!open) return this.slipCheck.check(slip, { netSatang: net, accounts, orderedAt });
    const netSatang = open.orders_status === 'wait' ? toSatang(open.orders_net) : undefined;
    return this.slipCheck.check(slip, { netSatang, accounts, orderedAt: open.create_at });
  }

  private async settle(slip: Slip, purchase: Purchase, decision: SlipDecision): Promise<SlipUploadResult> {
    const { open } = purchase;
    if (decision.kind === 'refuse') throw await this.discard(slip, decision.refusal, open);
    if (decision.kind === 'unclear') return this.leaveToStaff(slip, decision.reason, open);
    try {
      return open ? await this.settleBeside(slip, purchase) : await this.settleNew(slip, purchase);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code === 'SLIP_USED') throw await this.discard(slip, error);
      // Another order was made meanwhile.
      if (error.code === 'ALREADY_ORDERED' && !open) return this.settleBeside(slip, purchase);
      // Who paid the net of a coupon that somebody else used up may confirm the slip: their money is on its way.
      if (error.code.startsWith('COUPON_')) return this.leaveToStaff(slip, error.message);
      throw error;
    }
  }

  /** Order, approval, the spent transfer and the announcement are one transaction. */
  private async settleNew(slip: Slip, purchase: Purchase): Promise<SlipUploadResult> {
    const payment = slipPayment(slip, purchase.accounts);
    const order = await this.transactions
      .run(async () => {
        const placed = await this.checkout.place(slip.user_id, purchase, payment);
        await this.database.update(Slip, slip.id, { orders_id: placed.id });
        await this.status.change(placed.id, 'approve', BY_SYSTEM, APPROVED);
        return { ...placed, orders_net: toBaht(purchase.net) };
      })
      .catch((error: unknown) => this.checkout.explain(error, slip.user_id, [purchase.product.id]));
    return this.paid(slip, order);
  }

  /** A waiting order is paid by the slip; beside an approved one, or one cancelled meanwhile, it is money to give back. */
  private async settleBeside(slip: Slip, { product, accounts, open: known }: Purchase): Promise<SlipUploadResult> {
    const settled = await this.transactions.run(async () => {
      const open = await findOpenOrder(this.database, slip.user_id, [product.id], true);
      const beside = open ?? known;
      if (!beside) throw refuse('CONFLICT');
      if (open?.orders_status === 'wait' && toSatang(open.orders_net) === toSatang(slip.amount ?? 0)) {
        const paid = { ...slipPayment(slip, accounts), orders_payment_type_id: ORDERS_PAYMENT_TYPE_ID.transfer };
        await this.database.update(Orders, open.id, paid);
        await this.database.update(Slip, slip.id, { orders_id: open.id });
        await this.status.change(open.id, 'approve', BY_SYSTEM, APPROVED);
        return { order: open };
      }
      await this.moneyBack.add(slip, beside.id, open ? 'second_slip' : 'cancelled');
      return { open };
    });
    if (settled.order) return this.paid(slip, settled.order);
    const listed = `เงินที่โอนมาตามสลิปนี้ (${baht(slip.amount ?? 0)}) อยู่ในรายการรอคืนเงิน เจ้าหน้าที่จะติดต่อคืนให้`;
    if (!settled.open) throw refuse('ORDER_NOT_OPEN', { message: `คำสั่งซื้อนี้ถูกยกเลิกแล้ว ${listed}` });
    const message = `มีคำสั่งซื้องานแสดงนี้แล้ว ${listed}`;
    throw refuse('ALREADY_ORDERED', { message, data: refusedFor(settled.open) });
  }

  private paid(slip: Slip, order: Paid): SlipUploadResult {
    this.status.announce();
    return { slip, order };
  }

  /** The slip stays with what is known of it; beside an order that exists there is nothing to confirm. */
  private async leaveToStaff(slip: Slip, reason: string, open?: OpenOrder): Promise<SlipUploadResult> {
    await this.update(slip, { slip_status: 'unclear', reason });
    if (open) throw refuse('ALREADY_ORDERED', { data: refusedFor(open) });
    return { slip, unclear: reason };
  }

  /** A refused slip keeps its facts against misuse, not its picture. */
  private async discard(slip: Slip, refusal: Refusal, open?: OpenOrder): Promise<Refusal> {
    await this.update(slip, { slip_status: 'refused', reason: refusal.message.slice(0, 255), slip_picture: null });
    await this.removePicture(slip);
    const isOwnAgain = open && refusal.code === 'SLIP_USED';
    return isOwnAgain ? refuse('ALREADY_ORDERED', { data: refusedFor(open) }) : refusal;
  }

  private async removePicture({ slip_picture }: Slip): Promise<void> {
    if (slip_picture) await this.storage.remove('private', slip_picture);
  }

  private async update({ id }: Slip, columns: Partial<Slip>): Promise<void> {
    await this.transactions.run(() => this.database.update(Slip, id, columns));
  }
}
