import { AccountsModule } from '@wethi/accounts';
import { makePersonnel, makeUser } from '@wethi/accounts/testing';
import { makeProduct } from '@wethi/catalog/testing';
import { Database, OutboxRow } from '@wethi/platform';
import { createTestApp, type TestAnswer, type TestApp } from '@wethi/platform/testing';
import { filter, firstValueFrom, map } from 'rxjs';
import { refusalsOf } from '../../lists/refusal';
import { OrderChanges } from '../../order/order-changes';
import { OrdersHttpModule } from '../../orders-http.module';
import { OrdersJobsModule } from '../../orders-jobs.module';
import { Orders } from '../../order/orders.entity';
import { MoneyBack } from '../money-back/money-back.entity';
import { ListParts } from '../charge/list-parts.job';
import { RecheckSlip } from './recheck-slip.job';
import { SlipUse } from '../../slip/slip-use.entity';
import { SlipVerifier } from '../../slip/slip-verifier';
import { Slip } from '../../slip/slip.entity';
import { makeBookBank, startSandbox, type TestSandbox } from '../../testing';
import { WaitingBadge } from '../../back-office/waiting-badge';

const OWNER = { kind: 'personnel', id: 1, session: '', role: 'owner', band_id: null, mfa: 'ok' } as const;

describe('a slip that could not be checked at once', () => {
  let test: TestApp;
  let sandbox: TestSandbox;
  let keys = 0;

  beforeAll(async () => {
    sandbox = await startSandbox();
    test = await createTestApp([AccountsModule, OrdersHttpModule, OrdersJobsModule], sandbox.settings);
  });
  afterAll(async () => {
    await test.close();
    await sandbox.close();
  });
  afterEach(() => test.clock.set());

  const job = () => test.get(RecheckSlip);
  const order = (id: number) => test.database.manager.findOneByOrFail(Orders, { id });
  const slipOf = (orders_id: number) => test.database.manager.findOneByOrFail(Slip, { orders_id });
  const planned = async (id: number) =>
    (await test.database.manager.find(OutboxRow, { where: { name: 'recheck-slip' }, order: { id: 'ASC' } }))
      .map(({ payload, due_at }) => ({ ...(JSON.parse(payload) as { orders_id: number; tried: number }), due_at }))
      .filter(({ orders_id }) => orders_id === id);

  async function upload(product_id: number, headers: object, wish: object = {}): Promise<TestAnswer> {
    const form = new FormData();
    form.set('product_id', String(product_id));
    form.set('images', new Blob([new Uint8Array(await sandbox.makeSlip({ amount: 590, ...wish }))]), 'slip.png');
    return test.request('POST', '/api/uploadSlip', { headers, form });
  }

  /** Uploads a slip while the bank is late, and confirms it as the customer does. */
  async function confirm(wish: object = {}): Promise<number> {
    const { manager } = test.database;
    const product = await makeProduct(manager);
    await makeBookBank(manager, { band_id: product.band_id });
    const headers = await test.signInAs('user', (await makeUser(manager)).id);
    await sandbox.fault('slip', 'delay', 1);
    const uploaded = await upload(product.id, headers, wish);
    const { filename } = uploaded.body.data as { filename: string };
    const placed = await test.request('POST', '/api/orders', {
      headers: { ...headers, 'idempotency-key': `recheck-${++keys}-page` },
      body: { order: { orders_payment_slip: filename }, ordersDetail: [{ product_id: product.id }] },
    });
    return (placed.body.data as { insertId: number }).insertId;
  }

  it('BUY-04 is asked about again after two minutes and then approved, once however often the job runs', async () => {
    test.clock.set('2026-11-20T06:21:00Z');
    const id = await confirm({ at: '2026-11-20T06:20:00Z' });
    const first = { orders_id: id, slip_id: (await slipOf(id)).id, tried: 0 };
    expect(await planned(id)).toEqual([{ ...first, due_at: new Date('2026-11-20T06:23:00Z') }]);
    await Promise.all(Array.from({ length: 4 }, () => job().recheck({ orders_id: id, tried: 0 })));
    expect(await order(id)).toMatchObject({ orders_status: 'approve', approve_by: null, approve_date: '2026-11-20' });
    expect(await slipOf(id)).toMatchObject({ slip_status: 'accepted', outcome: 'verified', reason: null });
    expect(await test.database.manager.countBy(SlipUse, { orders_id: id })).toBe(1);
  });

  it('BUY-04 is asked about 2, 5, 10 and 13 minutes later while the bank is late, and then left to personnel', async () => {
    test.clock.set('2026-11-20T06:00:00Z');
    const id = await confirm();
    for (let tried = 0; tried < 4; tried += 1) {
      await sandbox.fault('slip', 'delay', 1);
      await job().recheck({ orders_id: id, tried });
    }
    const minutes = (await planned(id)).map(({ due_at }) => (due_at!.getTime() - test.clock.now().getTime()) / 60_000);
    expect(minutes).toEqual([2, 5, 10, 13]);
    expect(await order(id)).toMatchObject({ orders_status: 'wait' });
    expect(await slipOf(id)).toMatchObject({ reason: 'ตรวจสลิปอัตโนมัติหลายครั้งแล้วยังไม่สำเร็จ' });
  });

  it('TELL-04 a job that runs twice plans the next one once', async () => {
    const id = await confirm();
    for (let run = 0; run < 2; run += 1) {
      await sandbox.fault('slip', 'delay', 1);
      await job().recheck({ orders_id: id, tried: 0 });
    }
    expect((await planned(id)).map(({ tried }) => tried)).toEqual([0, 1]);
  });

  it('BUY-05 turns out wrong: the order waits for personnel, who reads why; picture and order stay', async () => {
    const id = await confirm({ register: 'false' });
    await job().recheck({ orders_id: id, tried: 0 });
    expect(await order(id)).toMatchObject({ orders_status: 'wait' });
    expect(await slipOf(id)).toMatchObject({ slip_status: 'unclear', reason: expect.stringContaining('ธนาคารไม่พบ') });
    expect((await slipOf(id)).slip_picture).not.toBeNull();
  });

  it('BUY-08 is money to give back when personnel refused the order first', async () => {
    const id = await confirm();
    const decided = { id, orders_status: 'not' as const, orders_note: 'ผู้ซื้อขอยกเลิก' };
    await test.get(OrderChanges).update(decided as never, OWNER); // only the columns that a decision reads
    await Promise.all([1, 2].map(() => job().recheck({ orders_id: id, tried: 0 })));
    expect(await order(id)).toMatchObject({ orders_status: 'not' });
    const listed = await test.database.manager.findBy(MoneyBack, { orders_id: id });
    expect(listed).toMatchObject([{ money_back_amount: 590, money_back_reason: 'cancelled' }]);
    // The bank was late, not they: they may answer the refusal as before.
    expect(await refusalsOf(test.get(Database), [id])).toMatchObject([{ new_slip_until: expect.any(Date) }]);
  });

  it.each(['before', 'while'])(
    'BUY-08 is money to give back when another slip paid the order %s the bank was asked again',
    async (when) => {
      const id = await confirm();
      const late = await slipOf(id);
      const payAgain = async () => {
        const paid = await upload(late.product_id, await test.signInAs('user', late.user_id));
        expect(paid.body).toMatchObject({ result: true, orderResult: { id } });
      };
      if (when === 'before') await payAgain();
      else {
        const verifier = test.get(SlipVerifier);
        vi.spyOn(verifier, 'ask').mockImplementationOnce(async (question) => {
          await payAgain();
          return verifier.ask(question);
        });
      }
      for (let run = 0; run < 2; run += 1) await job().recheck({ orders_id: id, tried: 0 });
      const listed = await test.database.manager.findBy(MoneyBack, { orders_id: id });
      expect(listed).toMatchObject([{ slip_id: late.id, money_back_amount: 590, money_back_reason: 'second_slip' }]);
      expect(await test.database.manager.findOneBy(Slip, { id: late.id })).toMatchObject({ slip_status: 'to_return' });
    },
  );

  it('BUY-08 BUY-16 a part of the price is money to give back when its order is cancelled while the bank is asked', async () => {
    const id = await confirm({ amount: 300 });
    const { order_no } = await order(id);
    const verifier = test.get(SlipVerifier);
    vi.spyOn(verifier, 'ask').mockImplementationOnce(async (question) => {
      await test.get(OrderChanges).cancel(order_no, undefined);
      return verifier.ask(question);
    });
    await job().recheck({ orders_id: id, tried: 0 });
    expect(await order(id)).toMatchObject({ orders_status: 'not', orders_paid: 0, orders_pay_until: null });
    const listed = await test.database.manager.findBy(MoneyBack, { orders_id: id });
    expect(listed).toMatchObject([{ money_back_amount: 300, money_back_reason: 'cancelled' }]);
  });

  describe('whose order its buyer cancels before anybody looked at it', () => {
    const cancel = async (id: number) => test.get(OrderChanges).cancel((await order(id)).order_no, undefined);
    const listParts = async (orders_id: number) => {
      for (let run = 0; run < 2; run += 1) await test.get(ListParts).list({ orders_id });
      return test.database.manager.findBy(MoneyBack, { orders_id });
    };
    const left = async (id: number) =>
      (await test.database.manager.findBy(OutboxRow, { name: 'list-parts' })).some(
        ({ payload }) => payload === JSON.stringify({ orders_id: id }),
      );

    it('BUY-11 BUY-21 is on the list of money to give back, once, and is money of no day', async () => {
      const id = await confirm({ qr: 'false' });
      await cancel(id);
      expect(await left(id)).toBe(true);
      const slip = await slipOf(id);
      const [entry, ...others] = await listParts(id);
      const unchecked = { slip_id: slip.id, money_back_amount: 590, money_back_reason: 'unchecked' };
      expect([entry, others]).toMatchObject([{ ...unchecked, money_back_status: 'wait' }, []]);
      const headers = await test.signInAs('personnel', (await makePersonnel(test.database.manager)).id);
      const day = await test.request('GET', `/api/moneyDay?date=${test.clock.today()}`, { headers });
      expect(JSON.stringify(day.body.data)).not.toContain((await order(id)).order_no);
      const list = async () =>
        (await test.request('GET', `/api/moneyBack?id=${entry?.id}`, { headers })).body.data as object[];
      expect(await list()).toMatchObject([{ is_spent: false }]);
      const body = { id: entry?.id, money_back_note: 'โอนคืนแล้ว' };
      expect((await test.request('POST', '/api/moneyBackDone', { headers, body })).status).toBe(200);
      expect(await test.database.manager.findBy(SlipUse, { orders_id: id })).toMatchObject([{ slip_id: slip.id }]);
      expect(await list()).toMatchObject([{ is_spent: false, money_back_status: 'done' }]);
    });

    it('BUY-11 BUY-21 is said to have paid something once it pays an order by itself', async () => {
      const id = await confirm({ qr: 'false' });
      await cancel(id);
      const [entry] = await listParts(id);
      await test.database.query(
        'INSERT INTO slip_use (slip_id, orders_id, picture_sha256) SELECT id, ?, picture_sha256 FROM slip WHERE id = ?',
        [id, entry?.slip_id],
      );
      const headers = await test.signInAs('personnel', (await makePersonnel(test.database.manager)).id);
      const { body } = await test.request('GET', `/api/moneyBack?id=${entry?.id}`, { headers });
      expect(body.data).toMatchObject([{ is_spent: true }]);
    });

    it('BUY-11 BUY-21 is no secret to its buyer, wherever they look the order up', async () => {
      const id = await confirm({ qr: 'false' });
      const { order_no, user_id } = await order(id);
      const own = await test.signInAs('user', user_id);
      const told = async () => {
        const page = await test.request('GET', `/api/orders/ordersByCode?code=${order_no}`);
        const list = await test.request('GET', '/api/orders/ordersByUserId', { headers: own });
        const [row] = list.body.data as Record<string, unknown>[];
        return [
          (page.body.data as Record<string, unknown>).money_left_status,
          row?.money_left_status,
          row?.is_cancelled,
        ];
      };
      expect(await told()).toEqual([null, null, false]);
      await cancel(id);
      await listParts(id);
      expect(await told()).toEqual(['wait', 'wait', true]);
      await test.database.manager.update(MoneyBack, { orders_id: id }, { money_back_status: 'done' });
      expect(await told()).toEqual(['done', 'done', true]);
    });

    it('BUY-04 BUY-21 is money like the rest once the bank confirms it', async () => {
      const id = await confirm();
      await cancel(id);
      expect(await listParts(id)).toMatchObject([{ money_back_reason: 'unchecked' }]);
      await job().recheck({ orders_id: id, tried: 0 });
      const listed = await test.database.manager.findBy(MoneyBack, { orders_id: id });
      expect(listed).toMatchObject([{ money_back_amount: 590, money_back_reason: 'cancelled' }]);
      expect(await slipOf(id)).toMatchObject({ slip_status: 'to_return' });
    });

    it('BUY-21 is none where its transfer has paid something else, and where personnel refused the order', async () => {
      const id = await confirm();
      const { user_id, product_id, picture_sha256 } = await slipOf(id);
      const other = test.database.manager.create(Slip, { user_id, product_id, picture_sha256 });
      await test.database.manager.insert(Slip, other);
      await test.database.manager.insert(SlipUse, { slip_id: other.id, picture_sha256 });
      await cancel(id);
      expect(await listParts(id)).toEqual([]);
      const refused = await confirm();
      const decided = { id: refused, orders_status: 'not' as const, orders_note: 'ไม่พบเงินเข้า' };
      await test.get(OrderChanges).update(decided as never, OWNER); // only the columns that a decision reads
      expect([await left(refused), await listParts(refused)]).toEqual([false, []]);
    });
  });

  it('BUY-09 the badge is told the number at once and after each change', async () => {
    const events = test
      .get(WaitingBadge)
      .eventsFor(OWNER)
      .pipe(map((text) => (JSON.parse(text) as { ordersTotalStatus: number }).ordersTotalStatus));
    const before = await firstValueFrom(events);
    // What the orders of other tests say meanwhile is the same number.
    const after = firstValueFrom(events.pipe(filter((total) => total !== before)));
    await confirm();
    expect(await after).toBe(before + 1);
  });
});
