import { randomBytes } from 'node:crypto';
import { makeProduct } from '@wethi/catalog/testing';
import { Product } from '@wethi/catalog';
import { useCoupon } from '@wethi/coupons/testing';
import { ORDERS_PAYMENT_TYPE_ID, toBaht, toSatang, vatIncluded, type OrdersStatus } from '@wethi/contract';
import { bangkokTime } from '@wethi/format';
import type { EntityManager } from 'typeorm';
import { OrdersCharge } from '../payment/charge/orders-charge.entity';
import { BookBank } from '../payment/book-bank.entity';
import { Gift } from '../gifts/gift.entity';
import { newOrderNumber } from '../order/order-number';
import { OrdersDetail } from '../order/orders-detail.entity';
import { OrdersOpen } from '../order/orders-open.entity';
import { OrdersStatusChange } from '../order/orders-status-change.entity';
import { Orders } from '../order/orders.entity';
import { OrdersPaper } from '../papers/orders-paper.entity';
import type { PaperPage } from '../papers/pdf/paper-page';
import { SalesChange } from '../sales-sums/sales-change.entity';
import { Tip } from '../tip/tip.entity';

/** Valid rows of orders, for tests and the demo data. */

/** KBANK 0123456789, which a product of the same band gets paid into. */
export function makeBookBank(
  manager: EntityManager,
  overrides: Partial<BookBank> & { band_id: number },
): Promise<BookBank> {
  const account = { book_bank_account: '0123456789', book_bank_name: 'หจก. หิ่งห้อยในเมือง โปรดักชั่น' };
  return manager.save(manager.create(BookBank, { ...account, ...overrides }));
}

type OrderOverrides = Partial<Orders> & { user_id: number; product_id?: number; product_price_id?: number };

/** An order of one product with the steps that led to its status; without `product_id` a new product. */
export async function makeOrder(manager: EntityManager, overrides: OrderOverrides): Promise<Orders> {
  const { product_id, product_price_id, ...columns } = overrides;
  const product = product_id ? await manager.findOneByOrFail(Product, { id: product_id }) : await makeProduct(manager);
  const order = manager.create(Orders, { ...paidByTransfer(product, columns.create_at), ...columns });
  if (order.orders_status === 'refund') order.orders_refunded ??= order.orders_net;
  await manager.insert(Orders, order);
  await manager.insert(OrdersDetail, {
    orders_id: order.id,
    product_id: product.id,
    product_price_id: product_price_id ?? null,
    orders_detail_price: order.orders_total,
    orders_detail_net: order.orders_net,
  });
  await tellSteps(manager, order);
  if (order.orders_status === 'approve')
    await manager.insert(SalesChange, { sales_date: bangkokTime(order.create_at).date });
  if (order.orders_status === 'wait' || order.orders_status === 'approve') await keepOpen(manager, order, product.id);
  return manager.findOneByOrFail(Orders, { id: order.id });
}

async function keepOpen(
  manager: EntityManager,
  { id: orders_id, user_id, coupon_id, gift_id }: Orders,
  product_id: number,
) {
  await manager.insert(OrdersOpen, { user_id, product_id, gift_id: gift_id ?? 0, coupon_id, orders_id });
  if (coupon_id) await useCoupon(manager, coupon_id);
}

function paidByTransfer(product: Product, at = new Date()): Partial<Orders> {
  const price = product.product_price;
  return {
    order_no: newOrderNumber(bangkokTime(at).date),
    orders_status: 'approve',
    orders_payment_type_id: ORDERS_PAYMENT_TYPE_ID.transfer,
    orders_payment: 'transfer',
    orders_total: price,
    orders_net: price,
    orders_vat: toBaht(vatIncluded(toSatang(price))),
    orders_payment_date: bangkokTime(at).date,
    orders_payment_time: bangkokTime(at).time,
    approve_date: bangkokTime(at).date,
  };
}

async function tellSteps(manager: EntityManager, { id, user_id, orders_status, orders_note, create_at }: Orders) {
  const path: Record<OrdersStatus, OrdersStatus[]> = {
    wait: ['wait'],
    approve: ['wait', 'approve'],
    not: ['wait', 'not'],
    refund: ['wait', 'approve', 'refund'],
  };
  const steps = path[orders_status].map((to_status, step) => ({
    orders_id: id,
    create_at,
    from_status: path[orders_status][step - 1] ?? null,
    to_status,
    actor_kind: step === 0 ? ('user' as const) : ('system' as const),
    actor_id: step === 0 ? user_id : null,
    reason: to_status === orders_status ? orders_note : null,
  }));
  await manager.insert(OrdersStatusChange, steps);
}

/** A gift for a phone that nobody took yet, and that was told. */
export function makeGift(
  manager: EntityManager,
  overrides: Partial<Gift> & { user_id: number; product_id: number },
): Promise<Gift> {
  const gift_code = randomBytes(12).toString('base64url');
  return manager.save(
    manager.create(Gift, { gift_tel: '0895550199', gift_code, gift_sent_at: new Date(), ...overrides }),
  );
}

/** A try to pay an order by card. */
export async function makeCardCharge(manager: EntityManager, { id, order_no, orders_net }: Orders): Promise<void> {
  const of = { orders_id: id, charge_way: 'card' as const, charge_reference: order_no, charge_amount: orders_net };
  await manager.insert(OrdersCharge, of);
}

/** A garland for the band of a show that waits to be paid. */
export async function makeTip(
  manager: EntityManager,
  show: { id: number; stage_id: number; band_id: number },
  user_id: number,
  overrides: Partial<Tip> = {},
): Promise<Tip> {
  const { id: live_streaming_id, stage_id, band_id } = show;
  const tip_reference = `M${randomBytes(9).toString('hex').slice(0, 15)}`;
  const wish = { live_streaming_id, stage_id, band_id, user_id, tip_amount: 50, tip_reference };
  const { id } = await manager.save(manager.create(Tip, { ...wish, ...overrides }));
  return manager.findOneByOrFail(Tip, { id });
}

/** A receipt of an order, with little on it. @returns its id */
export async function makePaperOf(manager: EntityManager, order: Orders): Promise<number> {
  const paper_no = `RC-0000-${String(order.id).padStart(6, '0')}`;
  const page: PaperPage = {
    ...{ title: 'ใบเสร็จรับเงิน', subtitle: '', stamp: 'ต้นฉบับ', number: paper_no, void: false },
    ...{ seller: { name: 'บริษัท เวที จำกัด', lines: [] }, buyer: [], facts: [], refs: [], columns: [], items: [] },
    ...{ words: ['', 'ศูนย์บาทถ้วน'], totals: [], notes: ['หมายเหตุ'], link: 'http://localhost:8080' },
  };
  const { id } = await manager.save(
    manager.create(OrdersPaper, {
      orders_id: order.id,
      user_id: order.user_id,
      paper_kind: 'receipt',
      paper_issuer: 'shop',
      paper_no,
      paper_date: bangkokTime(order.create_at).date,
      paper_net: order.orders_net,
      paper_vat: order.orders_vat,
      paper_page: JSON.stringify(page),
    }),
  );
  return id;
}
