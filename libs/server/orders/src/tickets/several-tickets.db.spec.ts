import { AccountsModule } from '@wethi/accounts';
import { makePersonnel, makeUser } from '@wethi/accounts/testing';
import { CatalogHttpModule } from '@wethi/catalog';
import { makeProduct } from '@wethi/catalog/testing';
import { makeCoupon } from '@wethi/coupons/testing';
import { Database, PubSub } from '@wethi/platform';
import { createTestApp, type TestAnswer, type TestApp } from '@wethi/platform/testing';
import { OrdersHttpModule } from '../orders-http.module';
import { Orders } from '../order/orders.entity';
import { OrdersDetail } from '../order/orders-detail.entity';
import { paperFacts } from '../papers/paper-facts';
import { PlaceHolds } from '../places/place-holds';
import { SlipWorld } from '../testing/slip-world';
import type { OwnTicket } from './tickets.dto';

let keys = 0;

describe('several tickets of one order', () => {
  let world: SlipWorld;
  /** A second API on the same database. */
  let other: TestApp;
  let office: object;

  beforeAll(async () => {
    world = await SlipWorld.open({ SEAT_ORDERS_PER_HOUR: '1000' });
    // Other files ordered too much for people of the same ids.
    await world.test.get(PubSub).redis.flushdb();
    other = await createTestApp([AccountsModule, CatalogHttpModule, OrdersHttpModule], {
      SEAT_ORDERS_PER_HOUR: '1000',
    });
    office = await world.test.signInAs('personnel', (await makePersonnel(world.manager)).id);
  });
  beforeEach(async () => {
    await world.renew();
    await world.manager.update('product', world.product.id, { product_format: 'onsite' });
  });
  // The other process counts by the time that it is: an hour ahead of it, a person has ordered all they may.
  afterEach(() => world.test.clock.set());
  afterAll(async () => {
    await other.close();
    await world.close();
  });

  interface Wish {
    tickets?: number;
    order?: object;
    product_id?: number;
  }
  const place = (
    buyer: object,
    { tickets, order = {}, product_id }: Wish = {},
    api = world.test,
  ): Promise<TestAnswer> =>
    api.request('POST', '/api/orders', {
      headers: { ...buyer, 'idempotency-key': `several-tickets-${(keys += 1)}` },
      body: { order, ordersDetail: [{ product_id: product_id ?? world.product.id, tickets }] },
    });
  const post = (path: string, body: object, headers: object = world.buyer) =>
    world.test.request('POST', `/api/${path}`, { headers, body });
  const idOf = ({ body }: TestAnswer) => (body.data as { insertId: number }).insertId;
  const approve = (id: number) => post('orders/ordersUpdate', { id, orders_status: 'approve' }, office);
  const ownTickets = async () => {
    const { body } = await world.test.request('GET', '/api/tickets', { headers: world.buyer });
    return body.data as OwnTicket[];
  };
  const limit = (product_limit: number) =>
    other.request('POST', '/api/product', { headers: office, body: { id: world.product.id, product_limit } });
  const taken = async () => {
    const sql = 'SELECT places_taken FROM product_places WHERE product_id = ?';
    const [row] = await world.test.database.query<{ places_taken: number }[]>(sql, [world.product.id]);
    return row?.places_taken;
  };
  const hold = async (tickets: number, buyer: object = world.buyer) =>
    (await post('placeHold', { product_id: world.product.id, tickets }, buyer)).body;

  it('BUY-20 an order of three costs three times the price, and each ticket has its own code, QR and entry', async () => {
    const id = idOf(await place(world.buyer, { tickets: 3 }));
    expect(await world.manager.findOneByOrFail(Orders, { id })).toMatchObject({
      orders_total: 1770,
      orders_net: 1770,
      orders_vat: 115.79,
    });
    expect(await world.manager.countBy(OrdersDetail, { orders_id: id, orders_detail_net: 590 })).toBe(3);
    await approve(id);
    const tickets = await ownTickets();
    expect(tickets.map(({ ticket_number, ticket_count }) => [ticket_number, ticket_count])).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ]);
    expect(new Set(tickets.map(({ ticket_token }) => ticket_token)).size).toBe(3);
    const enter = async ({ ticket_token }: OwnTicket) => {
      const entry = {
        entry_key: `several-entry-${(keys += 1)}`,
        entry_at: world.test.clock.now(),
        ticket: ticket_token,
      };
      const gate = { product_id: world.product.id, entry_gate: 'ประตู 1', entries: [entry] };
      const { body } = await post('checkIn', gate, office);
      return (body.data as { verdicts: { verdict: string }[] }).verdicts[0]?.verdict;
    };
    const [first, second, third] = tickets;
    expect([await enter(first!), await enter(second!), await enter(first!), await enter(third!)]).toEqual([
      'valid',
      'valid',
      'used',
      'valid',
    ]);
  });

  it('BUY-20 one of them is sent to a friend, and the others stay', async () => {
    await approve(idOf(await place(world.buyer, { tickets: 2 })));
    const [, second] = await ownTickets();
    await post('ticketSend', { orders_detail_id: second!.orders_detail_id, ticket_tel: '0899999999' });
    expect((await ownTickets()).map(({ ticket_state }) => ticket_state)).toEqual(['valid', 'sent']);
  });

  it('BUY-20 online shows, gifts and more than four are refused', async () => {
    const { id: product_id } = await makeProduct(world.manager, { product_format: 'online' });
    const errors = async (wish: Wish) => (await place(world.buyer, wish)).body.errors?.map(({ field }) => field);
    expect(await errors({ tickets: 2, product_id })).toEqual(['tickets']);
    expect(await errors({ tickets: 5 })).toEqual(['ordersDetail.0.tickets']);
    expect(await errors({ tickets: 0 })).toEqual(['ordersDetail.0.tickets']);
    expect((await place(world.buyer, { tickets: 1, product_id })).body.result).toBe(true);
    const gift = await post('gift', { product_id: world.product.id, gift_tel: '0899999999' });
    const gift_id = (gift.body.data as { id: number }).id;
    expect(await errors({ tickets: 2, order: { gift_id } })).toEqual(['tickets']);
    expect(await errors({ order: { gift_id } })).toBeUndefined();
  });

  it('BUY-14 BUY-20 forty buyers of one to four at two APIs: not a place too many, and every refused one could not be served', async () => {
    await limit(50);
    const buyers = await Promise.all(
      Array.from({ length: 40 }, async (_, at) => ({
        headers: await world.test.signInAs('user', (await makeUser(world.manager)).id),
        tickets: (at % 4) + 1,
      })),
    );
    const answers = await Promise.all(
      buyers.map(({ headers, tickets }, at) => place(headers, { tickets }, at % 2 ? world.test : other)),
    );
    const sold = answers.reduce((sum, { body }, at) => sum + (body.result ? (buyers[at]?.tickets ?? 0) : 0), 0);
    expect(sold).toBeLessThanOrEqual(50);
    // Who asks for four may be too late when three are left, but never when four are.
    expect(sold).toBeGreaterThanOrEqual(47);
    expect(await taken()).toBe(sold);
    const codes = new Set(answers.flatMap(({ body }) => (body.result ? [] : [body.code])));
    expect([...codes].every((code) => code === 'SOLD_OUT' || code === 'PLACES_TOO_FEW')).toBe(true);
    expect(await world.manager.countBy(OrdersDetail, { product_id: world.product.id })).toBe(sold);
  });

  it('BUY-14 BUY-20 as many are held as are chosen, and what is not bought comes back', async () => {
    await limit(5);
    expect((await hold(2)).result).toBe(true);
    expect(await taken()).toBe(2);
    expect((await hold(4)).result).toBe(true);
    expect((await hold(3)).result).toBe(true);
    expect(await taken()).toBe(3);
    const stranger = await world.stranger();
    expect(await hold(3, stranger)).toMatchObject({
      code: 'PLACES_TOO_FEW',
      data: { places_left: 2 },
      message: 'ที่นั่งเหลือไม่พอสำหรับจำนวนที่เลือก ตอนนี้ซื้อได้อีก 2 ใบ',
    });
    expect((await hold(2, stranger)).result).toBe(true);
    // Nobody loses what they have by asking for more.
    expect(await hold(4)).toMatchObject({ code: 'PLACES_TOO_FEW', data: { places_left: 3 } });
    expect(await taken()).toBe(5);
    await place(world.buyer, { tickets: 2 });
    expect(await taken()).toBe(4);
    world.test.clock.set(new Date(world.test.clock.now().getTime() + 3_600_000).toISOString());
    await world.test.get(PlaceHolds).expire();
    expect(await taken()).toBe(2);
  });

  it('BUY-14 BUY-20 ten who hold and change their minds at once leave an exact count', async () => {
    await limit(20);
    const buyers = await Promise.all(Array.from({ length: 10 }, () => world.stranger()));
    await Promise.all(buyers.flatMap((buyer) => [1, 4, 2].map((tickets) => hold(tickets, buyer))));
    const sql = "SELECT SUM(hold_places) AS places FROM place_hold WHERE product_id = ? AND hold_state = 'held'";
    const [held] = await world.test.database.query<{ places: number }[]>(sql, [world.product.id]);
    expect(await taken()).toBe(Number(held?.places));
    expect(await taken()).toBeLessThanOrEqual(20);
  });

  it('BUY-14 BUY-20 who pays for nothing holds few places, and for a day alone', async () => {
    const untilOf = async (answer: TestAnswer) =>
      (await world.manager.findOneByOrFail(Orders, { id: idOf(answer) })).orders_pay_until;
    expect(await untilOf(await place(world.buyer))).toBeNull();
    await limit(20);
    const order = await place(world.buyer, { tickets: 4 });
    expect(await untilOf(order)).toBeInstanceOf(Date);
    await place(world.buyer, { tickets: 3 });
    expect((await place(world.buyer, { tickets: 2 })).body).toMatchObject({
      code: 'ORDERS_TOO_MANY',
      message: 'มีบัตรของงานนี้ที่รอชำระเงินอยู่แล้ว กรุณาชำระเงินหรือยกเลิกก่อนสั่งเพิ่ม',
    });
    await approve(idOf(order));
    expect((await place(world.buyer, { tickets: 2 })).body.result).toBe(true);
  });

  it('BUY-08 BUY-20 cancelled and refused orders give all their places back', async () => {
    await limit(8);
    const cancelled = await place(world.buyer, { tickets: 4 });
    const refused = idOf(await place(world.buyer, { tickets: 3 }));
    expect(await taken()).toBe(7);
    await post('orders/ordersCancelByCode', { code: (cancelled.body.data as { order_no: string }).order_no });
    expect(await taken()).toBe(3);
    await post('orders/ordersUpdate', { id: refused, orders_status: 'not', orders_note: 'ไม่พบเงิน' }, office);
    expect(await taken()).toBe(0);
  });

  it('BUY-03 BUY-20 a slip of three prices is approved at once; money for what is not left is given back', async () => {
    await limit(4);
    const paid = await world.upload(await world.slip({ amount: 1770 }), { tickets: '3' });
    expect(paid.body).toMatchObject({ result: true, orderResult: { orders_net: 1770 } });
    expect(await ownTickets()).toHaveLength(3);
    const late = await world.upload(await world.slip({ amount: 1180 }), { tickets: '2' });
    expect(late.body).toMatchObject({ result: false, code: 'PLACES_TOO_FEW' });
    expect(late.body.message).toContain('อยู่ในรายการรอคืนเงิน');
    expect(await world.moneyBack()).toMatchObject([{ money_back_amount: 1180, money_back_reason: 'sold_out' }]);
    expect(await taken()).toBe(3);
  });

  it('BUY-16 BUY-20 a short slip for a hall is topped up in the order that the second slip names', async () => {
    const first = await world.upload(await world.slip({ amount: 590 }), { tickets: '2' });
    const { filename } = first.body.data as { filename: string };
    const id = idOf(await place(world.buyer, { tickets: 2, order: { orders_payment_slip: filename } }));
    const rest = await world.upload(await world.slip({ amount: 590 }), { orders_id: String(id) });
    expect(rest.body).toMatchObject({ result: true, orderResult: { id } });
    expect(await world.orders()).toMatchObject([{ id, orders_status: 'approve', orders_paid: 1180 }]);
  });

  it('BUY-06 BUY-20 an order for a hall that waits for its QR is paid by a slip instead, also by one that nobody can read', async () => {
    const id = idOf(await place(world.buyer, { tickets: 2, order: { orders_payment: 'qr' } }));
    const unclear = await world.upload(await world.slip({ amount: 1180, qr: 'false' }), { orders_id: String(id) });
    expect(unclear.body).toMatchObject({ confirmSlip: true });
    const { filename } = unclear.body.data as { filename: string };
    const sent = await post('orders/ordersNewSlip', { id, orders_payment_slip: filename });
    expect(sent.body).toMatchObject({ result: true, data: { insertId: id } });
    expect(await world.orders()).toMatchObject([{ id, orders_status: 'wait', orders_pay_until: null }]);
    const again = await post('orders/ordersNewSlip', { id, orders_payment_slip: filename }, await world.stranger());
    expect(again.status).toBe(404);
  });

  it('BUY-07 BUY-20 a coupon is used once for a hall, also by orders that come together, and again after a cancelled one', async () => {
    const { coupon_code } = await makeCoupon(world.manager, {
      coupon_type: 'Pay',
      coupon_price: null,
      coupon_pay: 390,
    });
    const order = { coupon_code };
    const answers = await Promise.all([place(world.buyer, { order }), place(world.buyer, { order }, other)]);
    expect(answers.map(({ body }) => body.code ?? 'made').sort()).toEqual(['COUPON_ONCE', 'made']);
    const trial = `/api/couponByCode?code=${coupon_code}&product_id=${world.product.id}`;
    expect((await world.test.request('GET', trial, { headers: world.buyer })).body.code).toBe('COUPON_ONCE');
    expect((await place(world.buyer)).body.result).toBe(true);
    const id = idOf(answers.find(({ body }) => body.result)!);
    await post('orders/ordersUpdate', { id, orders_status: 'not', orders_note: 'สลิปไม่ตรง' }, office);
    expect((await place(world.buyer, { order })).body.result).toBe(true);
  });

  it('BUY-07 BUY-20 BUY-21 a refused order of a hall does not take a coupon back that another order has by now', async () => {
    const pay = await makeCoupon(world.manager, { coupon_type: 'Pay', coupon_price: null, coupon_pay: 390 });
    const order = { coupon_code: pay.coupon_code };
    const id = idOf(await place(world.buyer, { order }));
    await post('orders/ordersUpdate', { id, orders_status: 'not', orders_note: 'สลิปไม่ตรง' }, office);
    expect((await place(world.buyer, { order })).body.result).toBe(true);
    const late = await world.upload(await world.slip({ amount: 390 }), { orders_id: String(id) });
    expect(late.body.code).toBe('COUPON_ONCE');
    expect(await world.moneyBack()).toMatchObject([{ money_back_amount: 390, money_back_reason: 'coupon_used_up' }]);
  });

  it('BUY-07 BUY-20 a coupon makes one of the tickets cheaper', async () => {
    const pay = await makeCoupon(world.manager, { coupon_type: 'Pay', coupon_price: null, coupon_pay: 390 });
    const query = `code=${pay.coupon_code}&product_id=${world.product.id}&tickets=3`;
    const { body } = await world.test.request('GET', `/api/couponByCode?${query}`, { headers: world.buyer });
    expect(body.data).toMatchObject({ orders_total: 1770, orders_discount: 200, orders_net: 1570 });
    const id = idOf(await place(world.buyer, { tickets: 3, order: { coupon_code: pay.coupon_code } }));
    const lines = await world.manager.find(OrdersDetail, { where: { orders_id: id }, order: { id: 'ASC' } });
    expect(lines.map(({ orders_detail_net }) => orders_detail_net)).toEqual([390, 590, 590]);
  });

  it('BUY-11 BUY-12 BUY-20 purchases, the order and papers name the show once, with how many and what they come to', async () => {
    const made = await place(world.buyer, { tickets: 3 });
    await approve(idOf(made));
    const { body } = await world.test.request('GET', '/api/orders/ordersProductByUserId', { headers: world.buyer });
    expect(body.data).toMatchObject([{ tickets: 3, orders_detail_price: 1770, orders_net: 1770 }]);
    const { order_no } = made.body.data as { order_no: string };
    const page = await world.test.request('GET', `/api/orders/ordersByCode?code=${order_no}`);
    expect(page.body.data).toMatchObject({ is_gift: false, ordersDetail: [{ tickets: 3, product_format: 'onsite' }] });
    const { items } = await paperFacts(world.test.get(Database), idOf(made), world.test.config);
    expect(items.map((item) => item.slice(-3))).toEqual([['3', '590.00', '1,770.00']]);
  });
});
