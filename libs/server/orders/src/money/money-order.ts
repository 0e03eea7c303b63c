import { Injectable } from '@nestjs/common';
import { openAccounts } from '@wethi/accounts';
import { satangText, toBaht, toSatang } from '@wethi/contract';
import { AuditLog, Database, refuse, refuseField, Transactions, type Actor } from '@wethi/platform';
import { Checkout, type PlacedOrder, type PricedOrder } from '../checkout/checkout';
import { Incoming } from '../order/incoming';
import { lockOrder } from '../order/lock-order';
import { OrderStatus } from '../order/order-status';
import { Orders } from '../order/orders.entity';
import { OrdersCharge } from '../payment/charge/orders-charge.entity';
import { heldCharge } from './held-charge';
import { MoneyBackList } from '../payment/money-back/money-back-list';
import { receivingAccounts, slipPayment } from '../payment/receiving-accounts';
import { SlipPayment } from '../payment/slip-payment';
import { Slip } from '../slip/slip.entity';
import type { MoneyDifference } from './money-difference.entity';
import type { OrderOfMoney } from './money.dto';
import { Reconciliation } from './reconciliation';

const MADE = 'สร้างจากเงินที่เข้าโดยไม่มีคำสั่งซื้อ';

/** Makes an order of money that came without one, for whoever paid it: order, payment and approval are one transaction. */
@Injectable()
export class MoneyOrders {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly reconciliation: Reconciliation,
    private readonly checkout: Checkout,
    private readonly slips: SlipPayment,
    private readonly incoming: Incoming,
    private readonly moneyBack: MoneyBackList,
    private readonly status: OrderStatus,
    private readonly audit: AuditLog,
  ) {}

  /**
   * What is beyond the price is listed to be given back. Made once: a second press answers the same order.
   * @throws Refusal NOT_FOUND, MONEY_TOO_LITTLE, SLIP_USED, INVALID_INPUT for a customer who is none or cannot sign in, and those of Checkout
   */
  async make({ id, user_id: asked, coupon_code, ...line }: OrderOfMoney, actor: Actor): Promise<PlacedOrder> {
    const user_id = (await openAccounts(this.database, [asked])).get(asked);
    if (user_id === undefined) throw refuseField('user_id', 'ไม่พบสมาชิก หรือบัญชีถูกระงับหรือลบแล้ว');
    const made = await this.transactions
      .run(async () => {
        const entry = await this.reconciliation.locked(id);
        if (entry.money_difference_status !== 'open') return this.madeBefore(entry);
        await this.checkout.refuseSecondOrder(user_id, [line.product_id]);
        const priced = await this.checkout.price(user_id, [line], coupon_code?.trim() || undefined);
        const placed = await this.pay(entry, user_id, priced, actor);
        await this.reconciliation.markDone(entry, `${MADE} ${placed.order_no}`, actor);
        return placed;
      })
      .catch((error: unknown) => this.checkout.explain(error, user_id, [line.product_id]));
    this.status.announce();
    return made;
  }

  private async pay(entry: MoneyDifference, userId: number, priced: PricedOrder, actor: Actor): Promise<PlacedOrder> {
    if (entry.orders_charge_id !== null) return this.payByCharge(entry.orders_charge_id, userId, priced, actor);
    if (entry.money_difference_kind !== 'no_order' || entry.slip_id === null) throw refuse('NOT_FOUND');
    const slip = await this.database.manager.findOneByOrFail(Slip, { id: entry.slip_id });
    requireEnough(toSatang(slip.amount ?? 0), priced);
    const [quote] = priced.quotes;
    const accounts = quote ? await receivingAccounts(this.database, quote.product) : [];
    const placed = await this.checkout.place(userId, priced, slipPayment(slip, accounts), {}, actor);
    await this.slips.pay(slip, placed.id, actor, MADE);
    return placed;
  }

  /** The gateway's payment belongs to the new order from now on, and is no part of the price of its former one. */
  private async payByCharge(chargeId: number, userId: number, priced: PricedOrder, actor: Actor): Promise<PlacedOrder> {
    const { orders_id } = await this.database.manager.findOneByOrFail(OrdersCharge, { id: chargeId });
    // Locked before its charge, as by who lists what it was left with.
    const former = await lockOrder(this.database, 'id', orders_id);
    const charge = await heldCharge(this.database, chargeId);
    if (await this.moneyBack.hasCharge(charge.charge_gateway_id)) throw refuse('CONFLICT');
    const satang = toSatang(charge.charge_amount);
    requireEnough(satang, priced);
    const paid = Math.max(toSatang(former.orders_paid) - satang, 0);
    if (charge.charge_status === 'paid') await this.database.update(Orders, orders_id, { orders_paid: toBaht(paid) });
    const placed = await this.checkout.place(userId, priced, { orders_payment: charge.charge_way }, {}, actor);
    const moved = { orders_id: placed.id, charge_status: 'paid' as const };
    await this.database.update(OrdersCharge, chargeId, moved);
    await this.audit.record(actor, 'update', OrdersCharge, chargeId, charge, moved);
    const order = await lockOrder(this.database, 'id', placed.id);
    const { surplus } = await this.incoming.take(order, satang, actor, MADE);
    const payment = { chargeId: charge.charge_gateway_id ?? '', amountSatang: surplus };
    if (surplus > 0) await this.moneyBack.addCharge({ user_id: userId, orders_id: placed.id }, payment, 'surplus');
    return placed;
  }

  /** @throws Refusal CONFLICT where it was settled another way */
  private async madeBefore({ money_difference_note }: MoneyDifference): Promise<PlacedOrder> {
    const order_no = money_difference_note?.startsWith(`${MADE} `) ? money_difference_note.slice(MADE.length + 1) : '';
    const [order] = await this.database.query<PlacedOrder[]>('SELECT id, order_no FROM orders WHERE order_no = ?', [
      order_no,
    ]);
    if (!order) throw refuse('CONFLICT');
    return order;
  }
}

/** Who paid too little is asked for the rest, or gets their money back: an order of personnel's never waits for it. */
function requireEnough(satang: number, { net }: PricedOrder): void {
  if (satang >= net && net > 0) return;
  const message =
    net === 0
      ? 'งานแสดงนี้ไม่มีค่าใช้จ่าย จึงไม่ใช้เงินก้อนนี้ เลือกงานหรือราคาอื่น หรือคืนเงินแทน'
      : `เงินที่เข้า ฿${satangText(satang)} ไม่พอสำหรับ ฿${satangText(net)} เลือกงานหรือราคาอื่น ใส่คูปอง หรือคืนเงินแทน`;
  throw refuse('MONEY_TOO_LITTLE', { message, data: { lacking: toBaht(net - satang) } });
}
