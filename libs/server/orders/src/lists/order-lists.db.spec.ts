import { makePersonnel, makeUser } from '@wethi/accounts/testing';
import { Product } from '@wethi/catalog';
import { makeCoupon } from '@wethi/coupons/testing';
import { setImmediate } from 'node:timers/promises';
import { PubSub } from '@wethi/platform';
import { EventStreamClient } from '@wethi/platform/testing';
import { orderChannel, OrderStatus } from '../order/order-status';
import { OrdersDetail } from '../order/orders-detail.entity';
import { Purchases } from '../purchase/purchases';
import { Slip } from '../slip/slip.entity';
import { OrderWorld } from '../testing/order-world';

describe('reading orders', () => {
  let world: OrderWorld;
  let address: string;

  beforeAll(async () => {
    world = await OrderWorld.open();
    address = `${await world.test.listen()}/api/orders/orderEvents`;
  });
  afterAll(() => world.test.close());
  beforeEach(() => world.renew());

  it('BUY-08 TELL-08 the page of an order hears of each change, by its number alone, and of no other order', async () => {
    const [order, other] = [await world.order(), await world.order({ product_id: undefined })];
    await expect(EventStreamClient.open(`${address}?code=W2611`, {})).rejects.toThrow('404');
    const page = await EventStreamClient.open(`${address}?code=${order.order_no}`, {});
    await page.sees('retry');
    while ((await world.test.get(PubSub).listenersOf(orderChannel(order.order_no))) === 0) await setImmediate();
    const status = world.test.get(OrderStatus);
    await status.change(other.id, 'approve', { kind: 'system', id: null });
    await status.change(order.id, 'approve', { kind: 'system', id: null });
    await page.sees('data: {}');
    expect(page.seen.match(/data: /g)).toHaveLength(1);
    page.close();
  });

  it('RUN-05 pages of orders share the places of their household, and leave those of others', async () => {
    const { id, order_no } = await world.order();
    const open = (from: string) => EventStreamClient.open(`${address}?code=${order_no}`, { 'x-forwarded-for': from });
    const [oldest, other] = [await open('2001:db8:9:1::1'), await open('2001:db8:9:2::1')];
    const more = await Promise.all(Array.from({ length: 20 }, (_, at) => open(`2001:db8:9:1::${at + 2}`)));
    await oldest.ended;
    await world.test.get(OrderStatus).change(id, 'approve', { kind: 'system', id: null });
    for (const page of [other, ...more]) await page.sees('data: {}');
    for (const page of [other, ...more]) page.close();
  });

  it('BUY-11 purchased shows say their status and how long they can be watched', async () => {
    await world.order({ orders_status: 'approve', approve_date: '2026-12-10' });
    await world.order({ product_id: undefined });
    const { body } = await world.get('orders/ordersProductByUserId', world.buyer);
    const rows = body.data as Record<string, unknown>[];
    expect(rows.map(({ orders_status, access_until }) => [orders_status, access_until])).toEqual([
      ['wait', null],
      ['approve', '2026-12-14T16:59:59.999Z'],
    ]);
    expect(rows[1]).toMatchObject({ product_id: world.product.id, orders_net: 590, band_name: expect.any(String) });
  });

  it('BUY-11 a show that names no last day is watched until days after its stage, however early it was bought', async () => {
    const { manager } = world.test.database;
    await manager.update(Product, world.product.id, { product_to: null });
    await world.order({ orders_status: 'approve', approve_date: '2026-11-10' });
    const { body } = await world.get('orders/ordersProductByUserId', world.buyer);
    expect(body.data).toMatchObject([{ stage_date: '2026-11-28', access_until: '2026-12-02T16:59:59.999Z' }]);
    const bought = await world.test.get(Purchases).approved(world.userId);
    expect(bought).toMatchObject([{ last_day: '2026-11-28' }]);
  });

  it('BUY-11 WATCH-01 a purchased show names the recording to watch: the show before what members get, and none that is not ready', async () => {
    const { manager } = world.test.database;
    const named = async () => {
      const { body } = await world.get('orders/ordersProductByUserId', world.buyer);
      return (body.data as { video_id: number | null }[]).map(({ video_id }) => video_id);
    };
    const record = async (video_type: string, video_status = 'ready') => {
      const values = [world.product.stage_id, video_type, video_status];
      const text = "INSERT INTO video (stage_id, video_type, video_status, video_name) VALUES (?, ?, ?, 'video')";
      const { insertId } = await manager.query<{ insertId: number }>(text, values);
      return Number(insertId);
    };
    await world.order({ orders_status: 'approve', approve_date: '2026-12-10' });
    await record('teaser');
    await record('stage', 'upload');
    expect(await named()).toEqual([null]);
    const members = await record('member');
    expect(await named()).toEqual([members]);
    const show = await record('stage');
    expect(await named()).toEqual([show]);
  });

  it('BUY-11 WATCH-15 a purchased show says where its buyer left the recording, until they have seen its end', async () => {
    const { manager } = world.test.database;
    const left = async (headers = world.buyer) => {
      const { body } = await world.get('orders/ordersProductByUserId', headers);
      return (body.data as object[])[0];
    };
    const { insertId } = await manager.query<{ insertId: number }>(
      "INSERT INTO video (stage_id, video_type, video_status, video_name, video_duration) VALUES (?, 'stage', 'ready', 'v', 6500)",
      [world.product.stage_id],
    );
    const watch = (session: string, event: string, seconds: number, at: string) =>
      manager.query(
        `INSERT INTO video_statistics (user_id, video_id, session, visit_date, event, cur_time_end, update_at)
         VALUES (?, ?, ?, '2026-12-11', ?, ?, ?)`,
        [world.userId, insertId, session, event, seconds, at],
      );
    await world.order({ orders_status: 'approve', approve_date: '2026-12-10' });
    expect(await left()).toMatchObject({ video_position: 0, video_duration: 6500 });
    await watch('one', 'Beat', 2538, '2026-12-11 10:00:00');
    expect(await left()).toMatchObject({ video_position: 2538, video_duration: 6500 });
    await watch('two', 'Pause', 6495, '2026-12-11 11:00:00');
    expect(await left()).toMatchObject({ video_position: 0 });
    await watch('three', 'Leave', 700, '2026-12-11 12:00:00');
    expect(await left()).toMatchObject({ video_position: 700 });
    await watch('four', 'Ended', 700, '2026-12-11 13:00:00');
    expect(await left()).toMatchObject({ video_position: 0 });
  });

  it('BUY-09 somebody else’s order is not found, by any call', async () => {
    const order = await world.order({ orders_payment_slip: 'slip/private.webp' });
    const slip = await world.slip({ orders_id: order.id });
    const calls = [
      `orders/ordersById?id=${order.id}`,
      `orders/ordersByUserId?user_id=${world.userId}`,
      `orders/ordersProductByUserId?user_id=${world.userId}`,
      `orders/ordersRecheckByUser?user_id=${world.userId}`,
      `ordersDetailByOrderId?orders_id=${order.id}`,
      `slipImage?orders_id=${order.id}`,
      `slipImage?filename=${slip.slip_picture}`,
    ];
    const statuses = await Promise.all(calls.map(async (call) => (await world.get(call, world.stranger)).status));
    expect(statuses).toEqual(calls.map(() => 404));
    const guests = await Promise.all(calls.map(async (call) => (await world.get(call)).status));
    expect(guests).toEqual(calls.map(() => 401));
  });

  it('BUY-09 personnel sees who paid what to whom, and the world.owner not who approved', async () => {
    const order = await world.order();
    await world.slip({ orders_id: order.id, sending_bank: '014', amount: 590 });
    const { id: coupon_id, coupon_code } = await makeCoupon(world.test.database.manager);
    await world.test.database.manager.update(OrdersDetail, { orders_id: order.id }, { coupon_id });
    const { body } = await world.get(`orders/ordersByStatus?id=${order.id}`, world.owner);
    expect(body).toMatchObject({
      total: 1,
      data: [
        {
          user_name: 'ฟ้าใส',
          product_title: world.product.product_title,
          coupon_code,
          slip: { sending_bank: 'SCB', amount: 590, used_before: false },
        },
      ],
    });
    expect((await world.get('orders/ordersByUserId', world.buyer)).body.data).toEqual([
      expect.not.objectContaining({ approve_by: expect.anything() }),
    ]);
  });

  it('BUY-09 the order number shows and cancels a waiting order, and tells nothing about a person', async () => {
    const order = await world.order();
    const shown = await world.get(`orders/ordersByCode?code=${order.order_no.toLowerCase()}`);
    expect(shown.body.data).toMatchObject({ order_no: order.order_no, orders_net: 590 });
    expect(
      Object.keys(shown.body.data as object).filter((name) => /user|payment_slip|account|bank/.test(name)),
    ).toEqual([]);
    expect((await world.get(`orders/ordersByRef?ref=${order.order_no}`)).body.data).toEqual(shown.body.data);
    const cancel = () => world.get(`orders/ordersCancelByCode?code=${order.order_no}`);
    expect([(await cancel()).status, (await cancel()).status]).toEqual([200, 200]);
    expect((await world.steps(order.id)).at(-1)).toEqual(['wait', 'not', 'user', null, 'ผู้ซื้อยกเลิก']);
    const approved = await world.order({ product_id: undefined, orders_status: 'approve' });
    expect((await world.post('orders/ordersCancelByCode', { code: approved.order_no })).status).toBe(409);
    expect((await world.get('orders/ordersByCode?code=W261120AAAAAA')).status).toBe(404);
  });

  it('BUY-04 BUY-08 the order number shows when the bank was asked and is asked next, and how many orders come before', async () => {
    const { manager } = world.test.database;
    const slip = await world.slip({ qr_payload: 'x', amount: 490, create_at: new Date('2026-11-20T06:21:00Z') });
    const { id, order_no } = await world.order({ orders_payment_slip: slip.slip_picture });
    await manager.update(Slip, slip.id, { orders_id: id });
    const asked = (tried: number) => `recheck-slip:${id}:${slip.id}:${tried}`;
    const outbox = `INSERT INTO outbox (name, payload, dedupe_key, due_at, done_at) VALUES ('recheck-slip', '{}', ?, ?, ?)`;
    await manager.query(outbox, [asked(0), new Date('2026-11-20T06:23:00Z'), new Date('2026-11-20T06:23:01Z')]);
    await manager.query(outbox, [asked(1), new Date('2026-11-20T06:28:01Z'), null]);
    const { body } = await world.get(`orders/ordersByCode?code=${order_no}`);
    expect(body.data).toMatchObject({
      ...{ slip_at: '2026-11-20T06:21:00.000Z', slip_amount: 490 },
      asked_at: ['2026-11-20T06:21:00.000Z', '2026-11-20T06:23:01.000Z'],
      ...{ asked_next: '2026-11-20T06:28:01.000Z', decided_at: null, orders_ahead: expect.any(Number) },
    });
    await manager.query('DELETE FROM outbox WHERE dedupe_key = ?', [asked(1)]);
    await world.update({ id, orders_status: 'not', orders_note: 'ยอดไม่ตรง' });
    const refused = await world.get(`orders/ordersByCode?code=${order_no}`);
    expect(refused.body.data).toMatchObject({ decided_at: expect.any(String), asked_at: [], orders_ahead: null });
  });

  it('BUY-11 BUY-21 a buyer who cancels may say why, which stays with the step, as does what they paid', async () => {
    const order = await world.order();
    const body = { code: order.order_no, reason: 'ซื้อผิดงานแสดง' };
    expect((await world.post('orders/ordersCancelByCode', body, world.buyer)).body.result).toBe(true);
    expect((await world.steps(order.id)).at(-1)?.at(-1)).toBe('ผู้ซื้อยกเลิก: ซื้อผิดงานแสดง');
    expect((await world.post('orders/ordersCancelByCode', { ...body, reason: 'ก'.repeat(201) })).status).toBe(422);
    const { order_no } = await world.order({ orders_paid: 390 });
    await world.post('orders/ordersCancelByCode', { ...body, code: order_no }, world.buyer);
    const shown = await world.get(`orders/ordersByCode?code=${order_no}`);
    const back = 'ผู้ซื้อยกเลิก ฿390.00 ที่จ่ายมาแล้วอยู่ในรายการรอคืนเงิน: ซื้อผิดงานแสดง';
    expect(shown.body.data).toMatchObject({ orders_status: 'not', orders_note: back });
  });

  it('BUY-09 ordersTotalStatus counts what waits', async () => {
    const total = async () => (await world.get('orders/ordersTotalStatus', world.owner)).body.total as number;
    const before = await total();
    await world.order();
    expect(await total()).toBe(before + 1);
  });

  it('BUY-09 ordersByDate answers orders, new customers and totals per account', async () => {
    const account = { orders_payment_bank: 'KBANK', orders_payment_account: '0000000777' };
    const day = { approve_date: '2031-05-05', create_at: new Date('2031-05-05T03:00:00Z') };
    for (const orders_net of [0.1, 0.2])
      await world.order({ ...account, ...day, product_id: undefined, orders_status: 'approve', orders_net });
    const { body } = await world.get('orders/ordersByDate?date_start=2031-05-05&date_to=2031-05-05', world.owner);
    expect(body['ordersTransfer']).toEqual([{ ...account, count: 2, total: 0.3 }]);
    expect(body['ordersTransferList']).toHaveLength(2);
    expect(body.data).toHaveLength(2);
  });

  it('BUY-09 ordersByDate answers a year at most', async () => {
    const until = (last: string) => world.get(`orders/ordersByDate?date_start=2028-01-01&date_to=${last}`, world.owner);
    expect((await until('2028-12-31')).status).toBe(200);
    expect(await until('2029-01-01')).toMatchObject({ status: 422, body: { errors: [{ field: 'date_to' }] } });
  });

  it('ADMIN-02 ordersTotalsByDate sums each day in Bangkok, also the empty ones', async () => {
    const made = (create_at: string, orders_net: number, orders_status: 'approve' | 'wait') =>
      world.order({ product_id: undefined, create_at: new Date(create_at), orders_net, orders_status });
    await made('2032-03-01T16:59:59Z', 0.1, 'approve');
    await made('2032-03-01T05:00:00Z', 0.2, 'approve');
    await made('2032-03-01T05:00:00Z', 490, 'wait');
    await made('2032-03-01T17:00:00Z', 999, 'approve'); // the 2nd in Bangkok
    const { body } = await world.get('orders/ordersTotalsByDate?date_start=2032-02-29&date_to=2032-03-02', world.owner);
    const none = { orders: 0, wait: 0, approve: 0, not: 0, refund: 0, net: 0, new_users: 0 };
    expect(body.data).toEqual([
      { ...none, date: '2032-02-29' },
      { ...none, date: '2032-03-01', orders: 3, wait: 1, approve: 2, net: 0.3 },
      { ...none, date: '2032-03-02', orders: 1, approve: 1, net: 999 },
    ]);
  });

  it('BUY-09 ordersByDate refuses what would be megabytes', async () => {
    await world.test.database.query(
      `INSERT INTO user (user_tel, create_at) SELECT CONCAT('06', LPAD(seq, 8, '0')), '2033-01-01' FROM seq_1_to_2001`,
    );
    const { status, body } = await world.get(
      'orders/ordersByDate?date_start=2033-01-01&date_to=2033-01-02',
      world.owner,
    );
    expect([status, body.errors?.[0]?.field]).toEqual([422, 'date_to']);
    const totals = 'orders/ordersTotalsByDate?date_start=2033-01-01&date_to=2033-01-01';
    expect((await world.get(totals, world.owner)).body.data).toEqual([expect.objectContaining({ new_users: 2001 })]);
  });

  it('ADMIN-06 finds orders by number, parcel, phone as printed and name', async () => {
    const person = { user_tel: '0891112222', user_name: 'ใบตอง', user_lname: 'สุขใจ' };
    const { id: buyer } = await makeUser(world.test.database.manager, person);
    const order = await world.order({ user_id: buyer, orders_tracking: 'TH01XY' });
    await world.order({ product_id: undefined });
    const found = async (q: string) => {
      const { body } = await world.get(`orders?q=${encodeURIComponent(q)}`, world.owner);
      return (body.data as { id: number }[]).map(({ id }) => id);
    };
    const numbers = [order.order_no, order.order_no.toLowerCase(), 'TH01'];
    const phones = ['0891112222', '089-111-2222', '089 111 2222', '+66 89 111 2222'];
    for (const q of [...numbers, ...phones, 'ใบตอ', 'ใบตอง สุขใจ']) expect([q, await found(q)]).toEqual([q, [order.id]]);
    expect([await found('%'), await found('__'), await found('089-000-0000')]).toEqual([[], [], []]);
  });

  it('ADMIN-04 ACC-10 somebody of a band reads no phone of a buyer but its end, in no list and file, and finds out no more', async () => {
    const { manager } = world.test.database;
    const { id: user_id } = await makeUser(manager, { user_tel: '0693334444', user_name: 'ใบเตย' });
    const order = await world.order({ user_id });
    const { id } = await makePersonnel(manager, { role: 'band', band_id: world.product.band_id });
    const band = await world.test.signInAs('personnel', id);
    for (const path of ['orders', 'orders/ordersByStatus']) {
      const [row] = (await world.get(path, band)).body.data as object[];
      expect([path, row]).toMatchObject([path, { user_name: 'ใบเตย', user_tel: '06x-xxx-4444' }]);
    }
    const file = await world.get('ordersFile?format=csv&column=user_name:n&column=user_tel:t', band);
    expect(file.raw.toString()).toContain('06x-xxx-4444');
    expect(file.raw.toString()).not.toContain('3334444');
    const found = async (q: string, as = band) =>
      ((await world.get(`orders?q=${encodeURIComponent(q)}`, as)).body.data as object[]).length;
    expect([await found('4444'), await found('ใบเตย'), await found(order.order_no)]).toEqual([1, 1, 1]);
    for (const q of ['0693', '069', '34444', '3334444', '0693334444', '+66 69 333 4444'])
      expect([q, await found(q), await found(q, world.owner)]).toEqual([q, 0, 1]);
  });

  it('ADMIN-04 RUN-06 somebody of a band finds its orders, however many customers of the shop are called so', async () => {
    const { manager } = world.test.database;
    await manager.query(
      `INSERT INTO user (user_tel, user_name, user_nickname)
       SELECT CONCAT('05', LPAD(seq, 8, '0')), 'สมชาย', 'ชายกลาง' FROM seq_1_to_300`,
    );
    const { id: user_id } = await makeUser(manager, { user_name: 'สมชาย', user_nickname: 'ชายกลาง' });
    const order = await world.order({ user_id });
    const { id } = await makePersonnel(manager, { role: 'band', band_id: world.product.band_id });
    const band = await world.test.signInAs('personnel', id);
    const { body } = await world.get(`orders?q=${encodeURIComponent('สมชาย')}`, band);
    expect(body.data).toMatchObject([{ id: order.id }]);
  });

  it('BUY-10 the queue is searched among the orders that wait', async () => {
    const approved = await world.order({ orders_status: 'approve', order_no: 'W261123AAAAAA' });
    const waiting = await world.order({ product_id: undefined, order_no: 'W261123AAAAAB' });
    const found = async (path: string) =>
      ((await world.get(`${path}q=W261123AAAA`, world.owner)).body.data as { id: number }[]).map(({ id }) => id);
    expect(await found('orders/ordersByStatus?')).toEqual([waiting.id]);
    expect(await found('orders?sort=id&')).toEqual([approved.id, waiting.id]);
  });

  it('BUY-10 an order that was decided says by whom and when', async () => {
    const order = await world.order();
    const shown = async () => (await world.get(`orders?id=${order.id}`, world.owner)).body.data;
    expect(await shown()).toEqual([expect.objectContaining({ orders_status: 'wait', decision: null })]);
    await world.test.database.query("UPDATE personnel SET personnel_nickname = 'แพร' WHERE id = ?", [world.ownerId]);
    await world.update({ id: order.id, orders_status: 'approve' });
    const decision = { by_kind: 'personnel', by_name: 'แพร', at: expect.any(String) };
    expect(await shown()).toEqual([expect.objectContaining({ orders_status: 'approve', decision })]);
  });

  it('BUY-10 a list goes on after an id, and refuses to page without end', async () => {
    for (let made = 0; made < 3; made += 1) await world.order({ product_id: undefined });
    const page = async (query: string) => {
      const { body } = await world.get(`orders?sort=-id&limit=2${query}`, world.owner);
      return (body.data as { id: number }[]).map(({ id }) => id);
    };
    const first = await page('');
    expect(await page(`&after_id=${first[1]}`)).toEqual(await page('&page=2'));
    expect((await world.get('orders?limit=100&page=1001', world.owner)).body.errors).toEqual([
      expect.objectContaining({ field: 'page' }),
    ]);
    expect((await world.get('orders?sort=order_no&after_id=1', world.owner)).body.errors).toEqual([
      expect.objectContaining({ field: 'after_id' }),
    ]);
  });

  it('BUY-13 a payer sees an account, not the shop’s notes about it', async () => {
    const { body } = await world.get(`bookBankByBandId?band_id=${world.product.band_id}`);
    expect(body.data).toEqual([expect.objectContaining({ book_bank_account: '0123456789', book_bank_icon: 'KBANK' })]);
    expect((body.data as object[])[0]).not.toHaveProperty('book_bank_max');
    expect((await world.get('ordersPaymentType?orders_payment_type_disable=N')).body.total).toBe(5);
    const wrong = { band_id: world.product.band_id, book_bank_name: 'ก', book_bank_account: '123' };
    expect((await world.post('bookBank', wrong, world.owner)).body).toMatchObject({
      errors: [{ field: 'book_bank_account' }],
    });
  });
});
