import { makePersonnel } from '@wethi/accounts/testing';
import { Orders } from '../order/orders.entity';
import { MoneyBack } from '../payment/money-back/money-back.entity';
import { OrdersCharge } from '../payment/charge/orders-charge.entity';
import { Slip } from '../slip/slip.entity';
import { SlipUse } from '../slip/slip-use.entity';
import { makeBookBank } from '../testing/orders.factory';
import { SlipWorld } from '../testing/slip-world';
import type { MoneyDay } from './money.dto';

const FIRST = '0123456789';
const SECOND = '9990001112';
const GATEWAY = 'บัตรและพร้อมเพย์';

describe('a day’s money, account by account', () => {
  let world: SlipWorld;
  let owner: { authorization: string };
  let today: string;

  beforeAll(async () => {
    world = await SlipWorld.open();
    owner = await world.test.signInAs('personnel', (await makePersonnel(world.manager)).id);
    today = world.test.clock.today();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    const kept =
      'money_difference money_back orders_refund slip_use slip orders_charge orders_open orders_paper orders';
    for (const table of kept.split(' ')) await world.manager.query(`DELETE FROM ${table}`);
    await world.renew();
  });

  const post = (path: string, body: object = {}) =>
    world.test.request('POST', `/api/${path}`, { headers: owner, body });
  const get = (path: string) => world.test.request('GET', `/api/${path}`, { headers: owner });
  const day = async () => {
    await post('moneyReconcile');
    return (await get(`moneyDay?date=${today}`)).body.data as MoneyDay;
  };
  /** Orders, what was due, what came and what of that was given back, of each account. */
  const sums = async () => {
    const { accounts } = await day();
    const rows = accounts.map(({ key, orders, expected, found, given_back }) => [
      key,
      orders,
      expected,
      found,
      given_back,
    ]);
    return rows.sort(([one], [other]) => String(one).localeCompare(String(other)));
  };
  const rowsOfFile = async () => {
    const file = (await get(`moneyDayFile?date=${today}&format=csv`)).raw.toString();
    return file.trim().split(/\r?\n/).slice(1).sort();
  };
  let keys = 0;
  const refund = (id: number, more: object = {}) =>
    post('orders/refund', { id, reason: 'other', note: 'คืนเงิน', key: `money-days-${(keys += 1)}`, ...more });
  /** An order that a slip of its whole price approved. */
  const bought = async () => {
    expect((await world.upload(await world.slip())).body.result).toBe(true);
    const [order] = await world.orders();
    if (!order) throw new Error('nothing was bought');
    return order;
  };
  const slipOf = (order: Orders) => world.manager.findOneByOrFail(Slip, { orders_id: order.id });
  /** The order's slip was of less, and something else brought the rest. */
  const leave = async (order: Orders, amount: number) =>
    world.manager.update(Slip, (await slipOf(order)).id, { amount });
  const secondSlip = async (order: Orders, amount: number) => {
    const { id: _, slip_picture: __, ...first } = await slipOf(order);
    const transfer = { picture_sha256: `second${order.id}`, trans_ref: `SECOND${order.id}` };
    const shown = { amount, receiver_account: 'xxx-x-x0111-x' };
    const slip = await world.manager.save(Slip, world.manager.create(Slip, { ...first, ...transfer, ...shown }));
    await world.manager.insert(SlipUse, { slip_id: slip.id, orders_id: order.id, ...transfer, sending_bank: '014' });
    return slip;
  };

  it('BUY-15 BUY-10 what was given back later had come on its day: in part, and the whole order', async () => {
    const order = await bought();
    const before = await sums();
    expect(before).toEqual([[FIRST, 1, 590, 590, 0]]);
    expect((await refund(order.id, { amount: 100 })).status).toBe(200);
    expect(await sums()).toEqual(before);
    expect((await refund(order.id)).status).toBe(200);
    expect((await world.orders())[0]).toMatchObject({ orders_status: 'refund' });
    expect(await sums()).toEqual(before);
    expect(await day()).toMatchObject({ expected: 590, found: 590, orders: 1, slips: 1, differences: [] });
    expect(await rowsOfFile()).toEqual([`${order.order_no},โอนเงิน,KBANK,${FIRST},590.00,590.00`]);
  });

  it('BUY-15 an order without money is one also after its refund, and nobody is asked for a slip of it', async () => {
    const { id } = await world.order('wait');
    await post('orders/ordersUpdate', { id, orders_status: 'approve' });
    expect((await refund(id)).status).toBe(200);
    const { differences, ...of } = await day();
    expect(differences).toMatchObject([{ kind: 'no_money', amount: -590, orders_status: 'refund' }]);
    expect(of).toMatchObject({ expected: 590, found: 0 });
    expect((await post('moneyAskSlip', { id: differences[0]?.id })).body).toMatchObject({ code: 'ORDER_NOT_OPEN' });
  });

  it('BUY-15 BUY-16 of an order that a slip and a QR paid each account shows what came to it', async () => {
    const order = await bought();
    await leave(order, 200);
    await world.manager.update(Orders, order.id, { orders_payment: 'qr' });
    await world.manager.insert(OrdersCharge, {
      orders_id: order.id,
      charge_amount: 390,
      charge_status: 'paid',
      charge_reference: `D${order.id}`,
      charge_gateway_id: `chrg_d${order.id}`,
      charge_paid_at: new Date(),
    });
    expect(await sums()).toEqual([
      [FIRST, 0, 200, 200, 0],
      [GATEWAY, 1, 390, 390, 0],
    ]);
    expect(await day()).toMatchObject({ orders: 1, slips: 1, qrs: 1, expected: 590, found: 590, differences: [] });
    expect(await rowsOfFile()).toEqual([
      `${order.order_no},พร้อมเพย์,,,390.00,390.00`,
      `${order.order_no},โอนเงิน,KBANK,${FIRST},200.00,200.00`,
    ]);
  });

  it('BUY-15 BUY-16 BUY-21 slips count at the account that each shows, and so does what is too much, also once it was given back', async () => {
    await makeBookBank(world.manager, {
      band_id: world.product.band_id,
      book_bank_account: SECOND,
      book_bank_icon: 'SCB',
    });
    const order = await bought();
    await leave(order, 300);
    const slip = await secondSlip(order, 390);
    const of = { user_id: world.userId, orders_id: order.id, slip_id: slip.id };
    await world.manager.insert(MoneyBack, { ...of, money_back_amount: 100, money_back_reason: 'surplus' });
    expect(await sums()).toEqual([
      [FIRST, 1, 300, 300, 0],
      [SECOND, 0, 290, 390, 0],
    ]);
    const { differences, accounts, apart } = await day();
    expect(differences).toMatchObject([{ kind: 'too_much', amount: 100, key: SECOND }]);
    expect([apart, ...accounts.map((account) => account.apart).sort()]).toEqual([100, 0, 100]);
    const back = { id: differences[0]?.money_back_id, money_back_note: 'โอนคืนแล้ว' };
    expect((await post('moneyBackDone', back)).status).toBe(200);
    expect(await sums()).toEqual([
      [FIRST, 1, 300, 300, 0],
      [SECOND, 0, 290, 390, 100],
    ]);
    expect(await day()).toMatchObject({ expected: 590, found: 690, given_back: 100, apart: 0, differences: [] });
  });

  it('BUY-15 what an order lacks is missing where it was to be paid', async () => {
    const order = await bought();
    await leave(order, 200);
    await world.manager.update(Orders, order.id, { orders_payment: 'card' });
    expect(await sums()).toEqual([
      [FIRST, 0, 200, 200, 0],
      [GATEWAY, 1, 390, 0, 0],
    ]);
    expect((await day()).differences).toMatchObject([{ kind: 'no_money', amount: -390, key: GATEWAY }]);
  });
});
