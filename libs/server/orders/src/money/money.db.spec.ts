import { makePersonnel } from '@wethi/accounts/testing';
import { makeProduct } from '@wethi/catalog/testing';
import { makeCoupon } from '@wethi/coupons/testing';
import { bangkokTime } from '@wethi/format';
import { AuditEntry, OutboxRow } from '@wethi/platform';
// eslint-disable-next-line @nx/enforce-module-boundaries -- the command and the nightly job are the same statements
import { ledger } from '../../../../../tools/db/ledger.ts';
import { Checkout } from '../checkout/checkout';
import { Orders } from '../order/orders.entity';
import { MoneyBack } from '../payment/money-back/money-back.entity';
import { ListParts } from '../payment/charge/list-parts.job';
import { OrdersCharge } from '../payment/charge/orders-charge.entity';
import { SlipVerifier } from '../slip/slip-verifier';
import { Slip } from '../slip/slip.entity';
import { SlipWorld } from '../testing/slip-world';
import type { MoneyDay, MoneyToSettle } from './money.dto';
import { MoneyDifference } from './money-difference.entity';

/** The bank confirmed it an hour ago: nobody is choosing what to do with it any more. */
const EARLIER = new Date(Date.now() - 3_600_000);
const EARLIER_DAY = bangkokTime(EARLIER).date;

describe('orders and the money that came', () => {
  let world: SlipWorld;
  let owner: { authorization: string };
  let ownerId: number;
  let today: string;

  beforeAll(async () => {
    world = await SlipWorld.open();
    ownerId = (await makePersonnel(world.manager)).id;
    owner = await world.test.signInAs('personnel', ownerId);
    today = world.test.clock.today();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    for (const table of [
      'money_difference',
      'money_back',
      'slip_use',
      'slip',
      'orders_charge',
      'orders_open',
      'orders',
    ])
      await world.manager.query(`DELETE FROM ${table}`);
    await world.renew();
  });

  const post = (path: string, body: object = {}) =>
    world.test.request('POST', `/api/${path}`, { headers: owner, body });
  const get = (path: string) => world.test.request('GET', `/api/${path}`, { headers: owner });
  const day = async (date = today) => {
    await post('moneyReconcile');
    return (await get(`moneyDay?date=${date}`)).body.data as MoneyDay;
  };
  const differences = async (date = today) =>
    (await day(date)).differences.map(({ kind, amount, order_no }): [string, number, string | null] => [
      kind,
      amount,
      order_no,
    ]);
  const first = async (date = today): Promise<MoneyToSettle & { id: number }> =>
    (await day(date)).differences[0] as MoneyToSettle & { id: number };
  const lines: string[] = [];
  const counted = () => ledger(world.test.config.DATABASE_URL, undefined, (line) => lines.push(line));
  /** A confirmed slip of 590 baht that an order was made of. */
  const bought = async (amount = 590) => {
    const answer = await world.upload(await world.slip({ amount }));
    expect(answer.body.result).toBe(true);
    const [order] = await world.orders();
    if (!order) throw new Error('nothing was bought');
    return order;
  };
  /** An order that was approved without money, and whose buyer is asked for another slip. */
  const asked = async () => {
    const order = await world.order('wait');
    await post('orders/ordersUpdate', { id: order.id, orders_status: 'approve' });
    expect((await post('moneyAskSlip', { id: (await first()).id })).status).toBe(200);
    return order;
  };
  const older = () => world.manager.query('UPDATE slip SET create_at = ?', [EARLIER]);

  it('BUY-15 a day whose orders all have their money shows nothing to do, account by account, and the ledger counts zero', async () => {
    const order = await bought();
    const { differences: none, accounts, ...sums } = await day();
    expect(none).toEqual([]);
    expect(sums).toMatchObject({ expected: 590, found: 590, orders: 1, slips: 1, cards: 0 });
    expect(accounts).toEqual([
      expect.objectContaining({ account: '0123456789', orders: 1, expected: 590, found: 590, differences: 0 }),
    ]);
    expect(sums.days.at(-1)).toEqual({ date: today, differences: 0 });
    expect(await counted()).toBe(0);
    const file = (await get(`moneyDayFile?date=${today}&format=csv`)).raw.toString();
    expect(file).toContain(`${order.order_no},โอนเงิน,KBANK,0123456789,590.00,590.00`);
  });

  it('BUY-15 an order that somebody approved without money is a difference until it is settled, by whom and how', async () => {
    const { id, order_no } = await world.order('wait');
    await post('orders/ordersUpdate', { id, orders_status: 'approve' });
    expect(await differences()).toEqual([['no_money', -590, order_no]]);
    expect(await day()).toMatchObject({ expected: 590, found: 0 });
    expect(await counted()).toBe(1);
    const { id: differenceId } = await first();
    expect((await post('moneySettle', { id: differenceId, money_difference_note: '' })).status).toBe(422);
    await post('moneySettle', { id: differenceId, money_difference_note: 'พบในรายการเดินบัญชี' });
    await post('moneySettle', { id: differenceId, money_difference_note: 'อีกครั้ง' });
    expect(await differences()).toEqual([]);
    expect(await counted()).toBe(0);
    const kept = await world.manager.findOneByOrFail(MoneyDifference, { id: differenceId });
    expect(kept).toMatchObject({ money_difference_note: 'พบในรายการเดินบัญชี', money_difference_by: ownerId });
    const trail = await world.manager.findBy(AuditEntry, { entity: 'MoneyDifference', entity_id: differenceId });
    expect(trail).toHaveLength(1);
  });

  it('BUY-15 BUY-21 the buyer of an order without money is asked for another slip, which is its evidence; what is too much comes back', async () => {
    const { id, order_no } = await world.order('wait');
    await post('orders/ordersUpdate', { id, orders_status: 'approve' });
    const { id: differenceId } = await first();
    const more = { orders_id: String(id) };
    expect((await world.upload(await world.slip({ amount: 300 }), more)).body.result).toBe(false);
    expect((await post('moneyAskSlip', { id: differenceId })).status).toBe(200);
    expect((await first()).slip_asked_at).toEqual(expect.any(String));
    const page = async () => (await get(`orders/ordersByCode?code=${order_no}`)).body.data;
    expect(await page()).toMatchObject({ orders_status: 'approve', new_slip_until: expect.any(String) });
    const left = await world.manager.findBy(OutboxRow, { name: 'ask-slip' });
    expect(left.map(({ payload }) => payload)).toContain(JSON.stringify({ orders_id: id }));

    expect((await world.upload(await world.slip({ amount: 300 }), more)).body).toMatchObject({ code: 'SLIP_SHORT' });
    expect(await differences()).toEqual([['no_money', -290, order_no]]);
    const twice = await world.slip({ amount: 400 });
    expect((await world.upload(twice, more)).body.result).toBe(true);
    expect((await world.upload(twice, more)).body.result).toBe(false);
    expect(await page()).toMatchObject({ orders_status: 'approve', new_slip_until: null });
    expect(await world.moneyBack()).toMatchObject([{ money_back_amount: 110, money_back_reason: 'surplus' }]);
    expect((await day()).differences.filter(({ kind }) => kind === 'no_money')).toEqual([]);
    expect(await counted()).toBe(0);
  });

  it('BUY-15 BUY-21 another slip that comes while the bank is asked about one is a second slip: no more goes back than is too much', async () => {
    const { id, order_no } = await asked();
    const more = { orders_id: String(id) };
    const [slow, quick] = await Promise.all([world.slip({ amount: 700 }), world.slip({ amount: 700 })]);
    const verifier = world.test.get(SlipVerifier);
    vi.spyOn(verifier, 'ask').mockImplementationOnce(async (question) => {
      expect((await world.upload(quick, more)).body.result).toBe(true);
      return verifier.ask(question);
    });
    const message = expect.stringContaining('เงินที่โอนมาตามสลิปนี้ (฿700.00) อยู่ในรายการรอคืนเงิน');
    const data = { id, order_no, orders_status: 'approve' };
    const answer = await world.upload(slow, more);
    expect(answer).toMatchObject({ status: 409, body: { code: 'ALREADY_ORDERED', message, data } });
    expect(await world.moneyBack()).toMatchObject([
      { orders_id: id, money_back_amount: 110, money_back_reason: 'surplus' },
      { orders_id: id, money_back_amount: 700, money_back_reason: 'second_slip' },
    ]);
    expect((await day()).differences.filter(({ kind }) => kind === 'no_money')).toEqual([]);
    expect(await counted()).toBe(0);
  });

  it('BUY-15 BUY-21 is money to give back, too, when the order is refunded while the bank is asked', async () => {
    const { id } = await asked();
    const verifier = world.test.get(SlipVerifier);
    vi.spyOn(verifier, 'ask').mockImplementationOnce(async (question) => {
      await world.manager.update(Orders, id, { orders_status: 'refund' });
      return verifier.ask(question);
    });
    const answer = await world.upload(await world.slip({ amount: 300 }), { orders_id: String(id) });
    expect(answer).toMatchObject({ status: 409, body: { code: 'ORDER_NOT_OPEN' } });
    const entry = { orders_id: id, money_back_amount: 300, money_back_reason: 'cancelled' };
    expect(await world.moneyBack()).toMatchObject([entry]);
  });

  it('BUY-15 BUY-21 of another slip no more is listed than it brought, where a QR was paid late beside it', async () => {
    const { id, order_no } = await asked();
    const more = { orders_id: String(id) };
    expect((await world.upload(await world.slip({ amount: 300 }), more)).body).toMatchObject({ code: 'SLIP_SHORT' });
    const charge = { orders_id: id, charge_reference: `${order_no}-1`, charge_amount: 590, charge_way: 'qr' as const };
    const paid = { charge_status: 'paid' as const, charge_gateway_id: `chrg_${order_no}`, charge_paid_at: new Date() };
    await world.manager.insert(OrdersCharge, { ...charge, ...paid });
    expect((await world.upload(await world.slip({ amount: 100 }), more)).body.result).toBe(true);
    expect(await world.moneyBack()).toMatchObject([{ money_back_amount: 100, money_back_reason: 'surplus' }]);
  });

  it('BUY-15 another slip is asked of none but an order without money, and by owners alone', async () => {
    expect((await post('moneyAskSlip', { id: 4_000_000 })).status).toBe(404);
    const order = await bought();
    await world.manager.query('UPDATE slip SET amount = 690 WHERE orders_id = ?', [order.id]);
    const { id } = await first();
    expect((await post('moneyAskSlip', { id })).status).toBe(404);
  });

  it('BUY-15 BUY-21 money beyond the price is a difference once it is on no list, and work to do as long as it is on it', async () => {
    const order = await bought();
    await world.manager.query('UPDATE slip SET amount = 690 WHERE orders_id = ?', [order.id]);
    expect(await differences()).toEqual([['too_much', 100, order.order_no]]);
    expect(await counted()).toBe(1);
    const [slip] = await world.manager.query<{ id: number }[]>('SELECT id FROM slip');
    const listed = { user_id: world.userId, orders_id: order.id, slip_id: slip?.id };
    await world.manager.insert(MoneyBack, { ...listed, money_back_amount: 100, money_back_reason: 'surplus' });
    expect(await differences()).toEqual([['too_much', 100, order.order_no]]);
    expect((await first()).money_back_id).not.toBeNull();
    expect(await counted()).toBe(0);
  });

  it('BUY-15 money without an order is given to one that waits, which approves it in the name of whoever matched', async () => {
    const order = await bought();
    await world.manager.query("UPDATE orders SET orders_status = 'not' WHERE id = ?", [order.id]);
    for (const table of ['slip_use', 'orders_open']) await world.manager.query(`DELETE FROM ${table}`);
    await older();
    const waiting = await world.order('wait');
    expect((await differences(EARLIER_DAY)).map(([kind, amount]) => [kind, amount])).toEqual([['no_order', 590]]);
    const stray = await first(EARLIER_DAY);
    const { body } = await get(`moneyCandidates?id=${stray.id}`);
    expect(body.data).toMatchObject([{ order_no: waiting.order_no, same_amount: true, same_buyer: true }]);
    expect((await post('moneyMatch', { id: stray.id, orders_id: waiting.id })).status).toBe(200);
    const [matched] = await world.manager.query<object[]>('SELECT * FROM orders WHERE id = ?', [waiting.id]);
    expect(matched).toMatchObject({ orders_status: 'approve', approve_by: ownerId });
    expect(await differences(EARLIER_DAY)).toEqual([]);
    expect(await counted()).toBe(0);
    expect((await post('moneyMatch', { id: stray.id, orders_id: waiting.id })).status).toBe(200);
    expect(await world.manager.countBy(MoneyBack, {})).toBe(0);
  });

  describe('money that is matched with an order of another way to pay', () => {
    /** Stray money of 590 baht, and an order that waits for so much in cash. */
    async function cashBeside(net: number) {
      const order = await bought();
      await world.manager.query("UPDATE orders SET orders_status = 'not' WHERE id = ?", [order.id]);
      for (const table of ['slip_use', 'orders_open']) await world.manager.query(`DELETE FROM ${table}`);
      await older();
      const { id } = await world.order('wait');
      await world.manager.update(Orders, id, { orders_payment: 'cash', orders_payment_type_id: 1, orders_net: net });
      return { id, stray: await first(EARLIER_DAY) };
    }

    it('BUY-15 BUY-12 makes it a transfer into the account that it came to, for papers and for the day', async () => {
      const { id, stray } = await cashBeside(590);
      expect((await post('moneyMatch', { id: stray.id, orders_id: id })).status).toBe(200);
      const transfer = { orders_payment: 'transfer', orders_payment_type_id: 4, orders_payment_account: '0123456789' };
      const slip = await world.manager.findOneByOrFail(Slip, { orders_id: id, slip_status: 'accepted' });
      const matched = { ...transfer, orders_status: 'approve', orders_payment_slip: slip.slip_picture };
      expect(await world.manager.findOneByOrFail(Orders, { id })).toMatchObject(matched);
      const { accounts } = await day();
      expect(accounts).toMatchObject([{ account: '0123456789', expected: 590, found: 590 }]);
    });

    it('BUY-15 BUY-16 TELL-08 that is less than its price: its buyer is told of the rest', async () => {
      const { id, stray } = await cashBeside(990);
      await world.manager.delete(OutboxRow, { name: 'tell-buyer' });
      expect((await post('moneyMatch', { id: stray.id, orders_id: id })).status).toBe(200);
      const waits = { orders_status: 'wait', orders_paid: 590, orders_pay_until: expect.any(Date) };
      expect(await world.manager.findOneByOrFail(Orders, { id })).toMatchObject(waits);
      const told = await world.manager.findBy(OutboxRow, { name: 'tell-buyer' });
      expect(told.map(({ payload }) => JSON.parse(payload) as object)).toEqual([
        { orders_id: id, orders_status: 'wait' },
      ]);
    });
  });

  it('BUY-15 money without an order, or charged without one, goes to the list of money to give back once', async () => {
    const order = await bought();
    await world.manager.query("UPDATE orders SET orders_status = 'not' WHERE id = ?", [order.id]);
    await world.manager.insert(OrdersCharge, {
      orders_id: order.id,
      charge_amount: 890,
      charge_status: 'paid',
      charge_reference: `C${order.id}`,
      charge_gateway_id: `chrg_${order.id}`,
      charge_paid_at: EARLIER,
    });
    await older();
    expect((await differences(EARLIER_DAY)).map(([kind, amount]) => [kind, amount])).toEqual([
      ['no_order', 590],
      ['charged', 890],
    ]);
    const found = await day(EARLIER_DAY);
    expect(found.differences.map(({ key }) => key)).toEqual(['0123456789', 'บัตรและพร้อมเพย์']);
    expect(found.accounts.filter(({ differences: open }) => open === 1).map(({ key }) => key)).toEqual(
      found.differences.map(({ key }) => key),
    );
    expect(await counted()).toBe(2);
    for (const { id } of (await day(EARLIER_DAY)).differences) {
      await post('moneyReturn', { id });
      await post('moneyReturn', { id });
    }
    const list = await world.manager.find(MoneyBack, { order: { money_back_amount: 'ASC' } });
    expect(list.map(({ money_back_amount }) => money_back_amount)).toEqual([590, 890]);
    expect(await counted()).toBe(0);
    expect((await differences()).map(([kind]) => kind).sort()).toEqual(['charged', 'no_order']);
  });

  describe('a transfer that was uploaded several times', () => {
    const again = (coupon_code: string) => world.upload(picture, { coupon_code });
    let picture: Buffer;
    let coupon_code: string;
    beforeEach(async () => {
      ({ coupon_code } = await makeCoupon(world.manager, { coupon_price: 200 }));
      picture = await world.slip({ amount: 390 });
      expect((await world.upload(picture)).body).toMatchObject({ code: 'SLIP_WRONG_AMOUNT' });
    });

    it('BUY-15 BUY-07 is no money without an order once it pays with the coupon that was forgotten', async () => {
      expect((await again(coupon_code)).body.result).toBe(true);
      await older();
      expect(await differences(EARLIER_DAY)).toEqual([]);
      expect(await counted()).toBe(0);
    });

    it('BUY-15 BUY-21 is money without an order once, is given back once, and pays nothing afterwards', async () => {
      expect((await world.upload(picture)).body).toMatchObject({ code: 'SLIP_WRONG_AMOUNT' });
      await older();
      expect(await differences(EARLIER_DAY)).toEqual([['no_order', 390, null]]);
      expect(await counted()).toBe(1);
      const { id } = await first(EARLIER_DAY);
      expect((await post('moneyReturn', { id })).status).toBe(200);
      expect(await counted()).toBe(0);
      expect((await again(coupon_code)).body).toMatchObject({ code: 'SLIP_USED' });
      expect(await world.moneyBack()).toMatchObject([{ money_back_amount: 390, orders_id: null }]);
    });

    it('BUY-15 BUY-21 is not given back after it paid an order', async () => {
      await older();
      const { id } = await first(EARLIER_DAY);
      expect((await again(coupon_code)).body.result).toBe(true);
      expect((await post('moneyReturn', { id })).body).toMatchObject({ code: 'SLIP_USED' });
      expect(await world.moneyBack()).toEqual([]);
    });

    it('BUY-15 is none of the money without an order while an order waits with it', async () => {
      const { id } = await world.order('wait');
      await world.upload(picture);
      await world.manager.query(
        "UPDATE slip SET orders_id = ?, slip_status = 'unclear', outcome = 'provider_error' ORDER BY id DESC LIMIT 1",
        [id],
      );
      await older();
      expect(await counted()).toBe(0);
      await world.manager.query("UPDATE orders SET orders_status = 'not' WHERE id = ?", [id]);
      expect(await counted()).toBe(1);
    });
  });

  it('BUY-15 BUY-05 money that the bank confirmed is found although its order was cut off, until the same slip makes it', async () => {
    vi.spyOn(world.test.get(Checkout), 'place').mockRejectedValueOnce(new Error('cut off'));
    const picture = await world.slip();
    expect((await world.upload(picture)).status).toBe(500);
    await older();
    expect(await differences(EARLIER_DAY)).toEqual([['no_order', 590, null]]);
    expect(await counted()).toBe(1);
    expect((await world.upload(picture)).body.result).toBe(true);
    expect(await differences(EARLIER_DAY)).toEqual([]);
    expect(await counted()).toBe(0);
  });

  describe('an order made of money that came without one', () => {
    /** A confirmed slip whose order is refused, as a difference. */
    async function stray() {
      const order = await bought();
      await world.manager.query("UPDATE orders SET orders_status = 'not' WHERE id = ?", [order.id]);
      for (const table of ['slip_use', 'orders_open']) await world.manager.query(`DELETE FROM ${table}`);
      await older();
      return first(EARLIER_DAY);
    }
    const make = (body: object) => post('moneyOrder', body);
    const approved = (order_no: string) =>
      world.manager.query<object[]>('SELECT * FROM orders WHERE order_no = ?', [order_no]);

    it('BUY-15 pays a show for whoever it is, once, in the name of personnel; what is beyond its price comes back', async () => {
      const { id, user_id } = await stray();
      expect(user_id).toBe(world.userId);
      const cheap = await makeProduct(world.manager, { product_price: 490, band_id: world.product.band_id });
      const body = { id, user_id: world.userId, product_id: cheap.id };
      const both = await Promise.all([make(body), make(body)]);
      const numbers = both.map((answer) => (answer.body.data as { order_no: string }).order_no);
      expect(new Set(numbers).size).toBe(1);
      expect(await approved(numbers[0]!)).toMatchObject([
        { user_id: world.userId, orders_status: 'approve', approve_by: ownerId, orders_payment: 'transfer' },
      ]);
      expect(await world.manager.find(MoneyBack)).toMatchObject([
        { money_back_amount: 100, money_back_reason: 'surplus' },
      ]);
      expect((await differences(EARLIER_DAY)).filter(([kind]) => kind === 'no_order')).toEqual([]);
      expect(await counted()).toBe(0);
    });

    it('BUY-15 is not made of too little, for nobody, of a show that they have, or of what was given back meanwhile', async () => {
      const { id } = await stray();
      const dear = await makeProduct(world.manager, { product_price: 690 });
      const user_id = world.userId;
      const few = await make({ id, user_id, product_id: dear.id });
      expect(few.body).toMatchObject({ code: 'MONEY_TOO_LITTLE', data: { lacking: 100 } });
      expect((await make({ id, user_id: 4_000_000, product_id: dear.id })).status).toBe(422);
      await world.order('approve');
      const again = await make({ id, user_id, product_id: world.product.id });
      expect(again.body).toMatchObject({ code: 'ALREADY_ORDERED' });
      await post('moneyReturn', { id });
      const cheap = await makeProduct(world.manager, { product_price: 90 });
      expect((await make({ id, user_id, product_id: cheap.id })).body.code).toBe('CONFLICT');
      expect(await world.manager.countBy(Orders, { orders_status: 'approve' })).toBe(1);
    });

    /** A card that paid an order which ended all the same. @returns the order and its difference */
    async function charged() {
      const order = await bought();
      await world.manager.update(Orders, order.id, { orders_status: 'not', orders_paid: 590 });
      for (const table of ['slip_use', 'slip', 'orders_open']) await world.manager.query(`DELETE FROM ${table}`);
      const charge = {
        orders_id: order.id,
        charge_amount: 590,
        charge_status: 'paid' as const,
        charge_way: 'card' as const,
      };
      const of = { charge_reference: `N${order.id}`, charge_gateway_id: `chrg_n${order.id}`, charge_paid_at: EARLIER };
      await world.manager.insert(OrdersCharge, { ...charge, ...of });
      return { order, difference: await first(EARLIER_DAY) };
    }

    it('BUY-15 takes a card that was charged without an order to the new one, and from the former one', async () => {
      const { order, difference } = await charged();
      const { id, kind, user_id, product_id } = difference;
      expect([kind, user_id, product_id]).toEqual(['charged', world.userId, world.product.id]);
      const { body } = await make({ id, user_id, product_id });
      const { order_no } = body.data as { order_no: string };
      expect(await approved(order_no)).toMatchObject([{ orders_status: 'approve', orders_payment: 'card' }]);
      expect(await world.manager.findOneBy(Orders, { id: order.id })).toMatchObject({ orders_paid: 0 });
      expect(await counted()).toBe(0);
    });

    it('BUY-15 BUY-14 needs no turn of a show that sells through a waiting room, but a place', async () => {
      const { difference } = await charged();
      const { id, user_id } = difference;
      const { id: product_id } = await makeProduct(world.manager, {
        product_price: 590,
        product_queue: 'Y',
        product_limit: 0,
        band_id: world.product.band_id,
      });
      await world.manager.query('INSERT INTO product_places VALUES (?, 0, 0)', [product_id]);
      expect((await make({ id, user_id, product_id })).body.code).toBe('SOLD_OUT');
      await world.manager.query('UPDATE product_places SET places_limit = 1 WHERE product_id = ?', [product_id]);
      const { body } = await make({ id, user_id, product_id });
      expect(body).toMatchObject({ result: true });
      expect(await approved((body.data as { order_no: string }).order_no)).toMatchObject([
        { orders_status: 'approve' },
      ]);
    });

    it('BUY-15 BUY-21 is not made of a card that is listed to be given back by now', async () => {
      const { order, difference } = await charged();
      const { id, user_id, product_id } = difference;
      await world.test.get(ListParts).list({ orders_id: order.id });
      expect(await world.manager.findOneBy(MoneyDifference, { id })).toMatchObject({ money_difference_status: 'gone' });
      await world.manager.update(MoneyDifference, id, { money_difference_status: 'open' });
      expect((await make({ id, user_id, product_id })).body.code).toBe('CONFLICT');
      expect(await world.manager.find(MoneyBack)).toMatchObject([
        { money_back_amount: 590, money_back_reason: 'part' },
      ]);
    });
  });

  it('BUY-15 a difference that agrees by itself is one no more', async () => {
    const { id } = await world.order('wait');
    await post('orders/ordersUpdate', { id, orders_status: 'approve' });
    expect(await differences()).toHaveLength(1);
    const charge = { orders_id: id, charge_amount: 590, charge_status: 'paid' as const, charge_reference: `L${id}` };
    await world.manager.insert(OrdersCharge, { ...charge, charge_paid_at: new Date() });
    expect(await differences()).toEqual([]);
    expect(await world.manager.countBy(MoneyDifference, { money_difference_status: 'gone' })).toBe(1);
  });

  it('BUY-15 is for owners', async () => {
    const shop = await makePersonnel(world.manager, { role: 'shop' });
    const headers = await world.test.signInAs('personnel', shop.id);
    expect((await world.test.request('GET', `/api/moneyDay?date=${today}`, { headers })).status).toBe(403);
  });
});
