import { AccountsModule } from '@wethi/accounts';
import { makePersonnel, makeUser } from '@wethi/accounts/testing';
import type { Product } from '@wethi/catalog';
import { makeProduct } from '@wethi/catalog/testing';
import { AuditEntry, OutboxRow } from '@wethi/platform';
import { createTestApp, type TestAnswer, type TestApp } from '@wethi/platform/testing';
import { OrdersHttpModule } from './orders-http.module';
import { OrdersStatusChange } from './orders-status-change.entity';
import { Orders } from './orders.entity';
import { SlipUse } from './slip-use.entity';
import { Slip } from './slip.entity';
import { makeBookBank, makeOrder } from './testing/orders.factory';

type Header = { authorization: string };

describe('orders', () => {
  let test: TestApp;
  let product: Product;
  let userId: number;
  let buyer: Header;
  let stranger: Header;
  let owner: Header;
  let ownerId: number;
  let keys = 0;

  beforeAll(async () => {
    test = await createTestApp([AccountsModule, OrdersHttpModule]);
    ownerId = (await makePersonnel(test.database.manager)).id;
    owner = await test.signInAs('personnel', ownerId);
    stranger = await test.signInAs('user', (await makeUser(test.database.manager)).id);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    const { manager } = test.database;
    product = await makeProduct(manager);
    await makeBookBank(manager, { band_id: product.band_id });
    userId = (await makeUser(manager, { user_name: 'ฟ้าใส' })).id;
    buyer = await test.signInAs('user', userId);
  });

  const get = (path: string, headers: object = {}) => test.request('GET', `/api/${path}`, { headers });
  const post = (path: string, body: object, headers: object = {}) =>
    test.request('POST', `/api/${path}`, { headers, body });
  const nextKey = () => `checkout-page-${++keys}`;
  const place = (order: object = {}, key = nextKey(), line: object = {}): Promise<TestAnswer> =>
    post(
      'orders',
      { order, ordersDetail: [{ product_id: product.id, ...line }] },
      { ...buyer, 'idempotency-key': key },
    );
  const update = (body: object) => post('orders/ordersUpdate', body, owner);
  const own = () => test.database.manager.findBy(Orders, { user_id: userId });
  const waiting = (overrides: object = {}) =>
    makeOrder(test.database.manager, {
      user_id: userId,
      product_id: product.id,
      orders_status: 'wait',
      approve_date: null,
      ...overrides,
    });
  const steps = async (orders_id: number) =>
    (await test.database.manager.find(OrdersStatusChange, { where: { orders_id }, order: { id: 'ASC' } })).map(
      ({ from_status, to_status, actor_kind, actor_id, reason }) => [
        from_status,
        to_status,
        actor_kind,
        actor_id,
        reason,
      ],
    );

  async function unclearSlip(overrides: Partial<Slip> = {}): Promise<Slip> {
    const number = String(++keys);
    const slip = test.database.manager.create(Slip, {
      user_id: userId,
      product_id: product.id,
      slip_picture: `slip/test-${number}.webp`,
      picture_sha256: number.padStart(64, '0'),
      slip_status: 'unclear',
      reason: 'ไม่พบ QR บนสลิป กรุณาตรวจสอบรูปอีกครั้ง',
      ...overrides,
    });
    await test.database.manager.insert(Slip, slip);
    return slip;
  }

  describe('making one', () => {
    it('BUY-08 starts in wait, in cash, now; the server alone reckons and decides', async () => {
      const claimed = { user_id: 1, orders_net: 1, orders_status: 'approve', orders_payment_type_id: 5, approve_by: 1 };
      const { status, body } = await place(claimed);
      const { insertId, order_no } = body.data as { insertId: number; order_no: string };
      expect(status).toBe(200);
      expect(order_no).toMatch(/^W\d{6}[0-9A-HJKMNP-TV-Z]{6}$/);
      expect(await own()).toEqual([
        expect.objectContaining({
          id: insertId,
          orders_status: 'wait',
          orders_payment: 'cash',
          orders_payment_type_id: 1,
          orders_payment_date: test.clock.today(),
          orders_net: 590,
          orders_vat: 38.6,
          approve_by: null,
        }),
      ]);
      expect(await steps(insertId)).toEqual([[null, 'wait', 'user', userId, null]]);
    });

    it('BUY-04 TELL-04 a confirmed slip waits for personnel; announcement and next check stand in its transaction', async () => {
      const slip = await unclearSlip({ retry_after: 120, qr_payload: 'qr' });
      const { body } = await place({ orders_payment_slip: slip.slip_picture });
      const id = (body.data as { insertId: number }).insertId;
      expect((await own())[0]).toMatchObject({
        orders_payment: 'transfer',
        orders_payment_type_id: 4,
        orders_payment_slip: slip.slip_picture,
      });
      const jobs = await test.database.manager.find(OutboxRow, { order: { id: 'ASC' } });
      const mine = jobs.filter(({ payload }) => (JSON.parse(payload) as { orders_id: number }).orders_id === id);
      expect(mine.map(({ name, due_at }) => [name, due_at !== null])).toEqual([
        ['announce-order', false],
        ['recheck-slip', true],
      ]);
    });

    it('BUY-05 takes only an own, unused slip of the same show', async () => {
      const foreign = await unclearSlip({ user_id: (await makeUser(test.database.manager)).id });
      const used = await unclearSlip({ orders_id: (await waiting({ product_id: undefined })).id });
      const refused = await unclearSlip({ slip_status: 'refused' });
      for (const filename of [foreign.slip_picture, used.slip_picture, refused.slip_picture, 'slip/none.webp']) {
        expect(await place({ orders_payment_slip: filename })).toMatchObject({
          status: 422,
          body: { errors: [{ field: 'order.orders_payment_slip' }] },
        });
      }
    });

    it('BUY-08 one key makes one order: repeats get its answer, another body under it is refused', async () => {
      const key = nextKey();
      const answers = await Promise.all(Array.from({ length: 8 }, () => place({}, key)));
      expect(new Set(answers.map(({ body }) => JSON.stringify(body)))).toEqual(
        new Set([JSON.stringify(answers[0]!.body)]),
      );
      expect(await own()).toHaveLength(1);
      expect((await place({ receipt: 'Y' }, key)).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
      expect((await post('orders', { ordersDetail: [{ product_id: product.id }] }, buyer)).body.code).toBe(
        'IDEMPOTENCY_KEY_MISSING',
      );
    });

    it('BUY-08 a double click with two keys makes one order, the other click gets it', async () => {
      const answers = await Promise.all(Array.from({ length: 6 }, () => place()));
      const [order] = await own();
      expect(await own()).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const refused = answers.filter(({ status }) => status === 409);
      expect(refused).toHaveLength(5);
      expect(refused[0]!.body).toMatchObject({ code: 'ALREADY_ORDERED', data: { order_no: order!.order_no } });
    });

    it('BUY-08 a refused order leaves nothing behind, not even its key', async () => {
      const key = nextKey();
      expect((await place({ coupon_code: 'NONE' }, key)).body.code).toBe('COUPON_NOT_FOUND');
      expect(await own()).toEqual([]);
      expect((await place({}, key)).body.result).toBe(true);
    });

    it('BUY-08 a seat in a hall may be bought again', async () => {
      product = await makeProduct(test.database.manager, { product_format: 'onsite' });
      expect([(await place()).status, (await place()).status]).toEqual([200, 200]);
    });
  });

  describe('status', () => {
    it('BUY-08 approving records who and when, claims the slip and leaves an audit row', async () => {
      const order = await waiting();
      const slip = await unclearSlip({ orders_id: order.id, sending_bank: '014', trans_ref: `Ref${order.id}` });
      expect((await update({ id: order.id, orders_status: 'approve' })).body.result).toBe(true);
      expect((await own())[0]).toMatchObject({
        orders_status: 'approve',
        approve_by: ownerId,
        approve_date: test.clock.today(),
      });
      expect((await steps(order.id)).at(-1)).toEqual(['wait', 'approve', 'personnel', ownerId, null]);
      expect(await test.database.manager.countBy(SlipUse, { slip_id: slip.id })).toBe(1);
      expect(await test.database.manager.countBy(AuditEntry, { entity: 'Orders', entity_id: order.id })).toBe(1);
    });

    it('BUY-05 personnel cannot approve a transfer a second time', async () => {
      const [first, second] = [await waiting(), await waiting({ product_id: undefined })];
      const transfer = { sending_bank: '014', trans_ref: `Twice${first.id}` };
      await unclearSlip({ orders_id: first.id, ...transfer });
      await unclearSlip({ orders_id: second.id, ...transfer });
      await update({ id: first.id, orders_status: 'approve' });
      expect((await update({ id: second.id, orders_status: 'approve' })).body).toMatchObject({ code: 'SLIP_USED' });
      expect(await test.database.manager.findOneBy(Orders, { id: second.id })).toMatchObject({ orders_status: 'wait' });
      const { body } = await get(`orders/ordersByStatus?id=${second.id}`, owner);
      expect(body.data).toEqual([expect.objectContaining({ slip: expect.objectContaining({ used_before: true }) })]);
    });

    it('BUY-08 refusing and refunding need a note, which the customer reads; then it may be bought again', async () => {
      const order = await waiting();
      expect(await update({ id: order.id, orders_status: 'not' })).toMatchObject({
        status: 422,
        body: { code: 'NOTE_REQUIRED' },
      });
      await update({ id: order.id, orders_status: 'not', orders_note: 'ยอดไม่ตรง' });
      const { body } = await get(`orders/ordersById?id=${order.id}`, buyer);
      expect(body.data).toMatchObject({ orders_status: 'not', orders_note: 'ยอดไม่ตรง' });
      expect((await place()).status).toBe(200);
    });

    it.each([
      ['wait', 'refund'],
      ['approve', 'wait'],
      ['approve', 'not'],
      ['not', 'approve'],
      ['refund', 'approve'],
    ] as const)('BUY-08 never goes from %s to %s', async (from, to) => {
      const order = await waiting({ orders_status: from });
      const answer = await update({ id: order.id, orders_status: to, orders_note: 'ลอง' });
      expect(answer).toMatchObject({ status: 409, body: { code: 'ORDER_NOT_OPEN' } });
      expect((await own())[0]!.orders_status).toBe(from);
    });

    it('BUY-08 of two decisions at once one counts', async () => {
      const order = await waiting();
      const answers = await Promise.all([
        update({ id: order.id, orders_status: 'approve' }),
        update({ id: order.id, orders_status: 'not', orders_note: 'ยอดไม่ตรง' }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await steps(order.id)).toHaveLength(2);
    });

    it('BUY-08 amounts and approvals are no columns that personnel writes', async () => {
      const order = await waiting();
      for (const field of ['orders_net', 'approve_by', 'user_id'])
        expect((await update({ id: order.id, [field]: 1 })).body).toMatchObject({ errors: [{ field }] });
      expect((await update({ id: order.id, orders_tracking: 'TH123' })).status).toBe(200);
      expect((await own())[0]).toMatchObject({ orders_tracking: 'TH123', orders_status: 'wait', orders_net: 590 });
    });

    it('BUY-09 only a refused order can be deleted', async () => {
      const [open, refused] = [await waiting(), await waiting({ product_id: undefined, orders_status: 'not' })];
      const remove = (id: number) => test.request('DELETE', `/api/orders?id=${id}`, { headers: owner });
      expect([(await remove(open.id)).status, (await remove(refused.id)).status]).toEqual([409, 200]);
      expect(await own()).toHaveLength(1);
    });
  });

  describe('reading', () => {
    it('BUY-11 purchased shows say their status and how long they can be watched', async () => {
      await waiting({ orders_status: 'approve', approve_date: '2026-12-10' });
      await waiting({ product_id: undefined });
      const { body } = await get('orders/ordersProductByUserId', buyer);
      const rows = body.data as Record<string, unknown>[];
      expect(rows.map(({ orders_status, access_until }) => [orders_status, access_until])).toEqual([
        ['wait', null],
        ['approve', '2026-12-14T16:59:59.999Z'],
      ]);
      expect(rows[1]).toMatchObject({ product_id: product.id, orders_net: 590, band_name: expect.any(String) });
    });

    it('BUY-09 somebody else’s order is not found, by any call', async () => {
      const order = await waiting({ orders_payment_slip: 'slip/private.webp' });
      const slip = await unclearSlip({ orders_id: order.id });
      const calls = [
        `orders/ordersById?id=${order.id}`,
        `orders/ordersByUserId?user_id=${userId}`,
        `orders/ordersProductByUserId?user_id=${userId}`,
        `orders/ordersRecheckByUser?user_id=${userId}`,
        `ordersDetailByOrderId?orders_id=${order.id}`,
        `slipImage?orders_id=${order.id}`,
        `slipImage?filename=${slip.slip_picture}`,
      ];
      const statuses = await Promise.all(calls.map(async (call) => (await get(call, stranger)).status));
      expect(statuses).toEqual(calls.map(() => 404));
      const guests = await Promise.all(calls.map(async (call) => (await get(call)).status));
      expect(guests).toEqual(calls.map(() => 401));
    });

    it('BUY-09 personnel sees who paid what to whom, and the owner not who approved', async () => {
      const order = await waiting();
      await unclearSlip({ orders_id: order.id, sending_bank: '014', amount: 590 });
      const { body } = await get(`orders/ordersByStatus?id=${order.id}`, owner);
      expect(body).toMatchObject({
        total: 1,
        data: [
          {
            user_name: 'ฟ้าใส',
            product_title: product.product_title,
            slip: { sending_bank: 'SCB', amount: 590, used_before: false },
          },
        ],
      });
      expect((await get('orders/ordersByUserId', buyer)).body.data).toEqual([
        expect.not.objectContaining({ approve_by: expect.anything() }),
      ]);
    });

    it('BUY-09 the order number shows and cancels a waiting order, and tells nothing about a person', async () => {
      const order = await waiting();
      const shown = await get(`orders/ordersByCode?code=${order.order_no.toLowerCase()}`);
      expect(shown.body.data).toMatchObject({ order_no: order.order_no, orders_net: 590 });
      expect(Object.keys(shown.body.data as object).filter((name) => /user|slip|account|bank/.test(name))).toEqual([]);
      expect((await get(`orders/ordersByRef?ref=${order.order_no}`)).body.data).toEqual(shown.body.data);
      const cancel = () => get(`orders/ordersCancelByCode?code=${order.order_no}`);
      expect([(await cancel()).status, (await cancel()).status]).toEqual([200, 200]);
      expect((await steps(order.id)).at(-1)).toEqual(['wait', 'not', 'user', null, 'ผู้ซื้อยกเลิก']);
      const approved = await waiting({ product_id: undefined, orders_status: 'approve' });
      expect((await post('orders/ordersCancelByCode', { code: approved.order_no })).status).toBe(409);
      expect((await get('orders/ordersByCode?code=W261120AAAAAA')).status).toBe(404);
    });

    it('BUY-09 ordersTotalStatus counts what waits', async () => {
      const total = async () => (await get('orders/ordersTotalStatus', owner)).body.total as number;
      const before = await total();
      await waiting();
      expect(await total()).toBe(before + 1);
    });

    it('BUY-09 ordersByDate answers orders, new customers and totals per account', async () => {
      const account = { orders_payment_bank: 'KBANK', orders_payment_account: '0000000777' };
      const day = { approve_date: '2031-05-05', create_at: new Date('2031-05-05T03:00:00Z') };
      for (const orders_net of [0.1, 0.2])
        await waiting({ ...account, ...day, product_id: undefined, orders_status: 'approve', orders_net });
      const { body } = await get('orders/ordersByDate?date_start=2031-05-05&date_to=2031-05-05', owner);
      expect(body['ordersTransfer']).toEqual([{ ...account, count: 2, total: 0.3 }]);
      expect(body['ordersTransferList']).toHaveLength(2);
      expect(body.data).toHaveLength(2);
    });

    it('BUY-13 a payer sees an account, not the shop’s notes about it', async () => {
      const { body } = await get(`bookBankByBandId?band_id=${product.band_id}`);
      expect(body.data).toEqual([
        expect.objectContaining({ book_bank_account: '0123456789', book_bank_icon: 'KBANK' }),
      ]);
      expect((body.data as object[])[0]).not.toHaveProperty('book_bank_max');
      expect((await get('ordersPaymentType')).body.total).toBe(5);
      const wrong = { band_id: product.band_id, book_bank_name: 'ก', book_bank_account: '123' };
      expect((await post('bookBank', wrong, owner)).body).toMatchObject({ errors: [{ field: 'book_bank_account' }] });
    });
  });
});
