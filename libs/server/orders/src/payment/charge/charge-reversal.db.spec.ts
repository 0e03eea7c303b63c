// eslint-disable-next-line @nx/enforce-module-boundaries -- the command and the nightly job are the same statements
import { ledger } from '../../../../../../tools/db/ledger.ts';
import { OrderChanges } from '../../order/order-changes';
import type { MoneyDay } from '../../money/money.dto';
import { CardPayments } from '../../testing/card-payments';
import { QrPayments } from '../../testing/qr-payments';
import { SlipWorld } from '../../testing/slip-world';

describe('a payment that the gateway takes back', () => {
  let world: SlipWorld;
  let qr: QrPayments;

  beforeAll(async () => {
    world = await SlipWorld.open();
    qr = await QrPayments.open(world);
  });
  afterAll(() => world.close());
  beforeEach(() => qr.renew());

  const post = (path: string, body: object = {}) =>
    world.test.request('POST', `/api/${path}`, { headers: qr.office, body });
  const differences = async (of: number) => {
    await post('moneyReconcile');
    const query = `moneyDay?date=${world.test.clock.today()}`;
    const day = (await world.test.request('GET', `/api/${query}`, { headers: qr.office })).body.data as MoneyDay;
    return day.differences.filter(({ orders_id }) => orders_id === of);
  };
  const chargeOf = async (orders_id: number) => (await qr.charges(orders_id))[0];
  const paid = async () => {
    const order = await qr.order();
    await qr.pay(order.order_no);
    return order;
  };
  /** Whether the ledger command names an order. */
  const isInLedger = async (orders_id: number) => {
    const lines: string[] = [];
    await ledger(world.test.config.DATABASE_URL, undefined, (line) => lines.push(line));
    return lines.some((line) => line.split(/\s+/).includes(`order-${orders_id}`));
  };

  it('BUY-15 leaves its order approved, and is a difference of the day until its buyer has paid anew', async () => {
    const { orders_id, order_no } = await paid();
    expect(await differences(orders_id)).toEqual([]);
    await qr.takeBack(order_no, { 'x-sandbox-replay': '2' });
    expect(await chargeOf(orders_id)).toMatchObject({
      charge_status: 'reversed',
      charge_reversed_at: expect.any(Date),
    });
    expect(await qr.stored(orders_id)).toMatchObject({ orders_status: 'approve' });
    const [difference, ...others] = await differences(orders_id);
    expect(others).toEqual([]);
    const missing = { kind: 'reversed', amount: -590, order_no, reversed_at: expect.any(String) };
    expect(difference).toMatchObject(missing);
    expect(await isInLedger(orders_id)).toBe(true);
    const story = await world.test.request('GET', `/api/orders/ordersStory?id=${orders_id}`, { headers: qr.office });
    const { events } = story.body.data as { events: { event: string; to: string }[] };
    expect(events.filter(({ event }) => event === 'reversed')).toMatchObject([{ to: '590' }]);

    expect((await post('moneyAskSlip', { id: difference?.id })).status).toBe(200);
    const slip = await world.slip({ at: '2026-11-20T06:22:00Z' });
    expect((await world.upload(slip, { orders_id: String(orders_id) })).body.result).toBe(true);
    expect(await differences(orders_id)).toEqual([]);
    expect(await isInLedger(orders_id)).toBe(false);
  });

  it('BUY-15 is found by a question on the next day where its notice got lost', async () => {
    const { orders_id, order_no } = await paid();
    await world.sandbox.takeBack(order_no, { 'x-sandbox-replay': '0' });
    await qr.work();
    expect(await chargeOf(orders_id)).toMatchObject({ charge_status: 'paid' });
    world.test.clock.advance(31 * 3600);
    await qr.work();
    expect(await chargeOf(orders_id)).toMatchObject({ charge_status: 'reversed' });
    expect(await qr.due('check-charge')).toEqual([]);
  });

  it('BUY-15 is how a refunded order was given back, and no difference', async () => {
    const { orders_id, order_no } = await paid();
    await post('orders/ordersUpdate', { id: orders_id, orders_status: 'refund', orders_note: 'ยกเลิกงาน' });
    await qr.takeBack(order_no);
    expect(await qr.stored(orders_id)).toMatchObject({ orders_status: 'refund' });
    expect(await differences(orders_id)).toEqual([]);
    expect(await isInLedger(orders_id)).toBe(false);
  });

  it('BUY-15 BUY-21 stands no longer on the list of money to give back', async () => {
    const { orders_id, order_no } = await qr.order();
    await world.test.get(OrderChanges).cancel(order_no, undefined);
    await qr.pay(order_no);
    expect(await world.moneyBack()).toMatchObject([{ money_back_status: 'wait', money_back_reason: 'cancelled' }]);
    await qr.takeBack(order_no);
    const done = {
      money_back_status: 'done',
      money_back_note: expect.stringContaining('ธนาคารคืนเงิน'),
      money_back_by: null,
    };
    expect(await world.moneyBack()).toMatchObject([done]);
    expect(await chargeOf(orders_id)).toMatchObject({
      charge_status: 'to_return',
      charge_reversed_at: expect.any(Date),
    });
    expect(await differences(orders_id)).toEqual([]);
  });

  it('BUY-15 towards an order that waits is lacking again', async () => {
    const { orders_id, order_no } = await qr.order();
    await world.manager.query('UPDATE orders SET orders_net = 690 WHERE id = ?', [orders_id]);
    await qr.pay(order_no);
    expect(await qr.stored(orders_id)).toMatchObject({ orders_status: 'wait', orders_paid: 590 });
    await qr.takeBack(order_no);
    expect(await qr.stored(orders_id)).toMatchObject({ orders_status: 'wait', orders_paid: 0 });
  });

  it('BUY-15 of a card is noticed as well', async () => {
    const cards = CardPayments.open(qr);
    const card = await cards.order(590);
    await cards.sendToken(card.order_no);
    expect(await chargeOf(card.orders_id)).toMatchObject({ charge_status: 'paid' });
    await qr.takeBack(card.order_no);
    expect(await chargeOf(card.orders_id)).toMatchObject({ charge_status: 'reversed' });
  });

  it('BUY-06 BUY-21 a second payment of one QR is money to give back, once, and taken back for itself', async () => {
    const { orders_id, order_no } = await paid();
    await qr.pay(order_no, { 'x-sandbox-again': '1', 'x-sandbox-replay': '2' });
    const listed = { orders_id, money_back_amount: 590, money_back_reason: 'second_slip' };
    const [entry, ...others] = await world.moneyBack();
    expect([entry, others]).toMatchObject([{ ...listed, money_back_status: 'wait' }, []]);
    const charge = await chargeOf(orders_id);
    expect(charge?.charge_gateway_id).not.toBe(entry?.money_back_charge);
    await qr.takeBack(order_no);
    expect([await chargeOf(orders_id), await world.moneyBack()]).toMatchObject([
      { charge_status: 'paid' },
      [{ money_back_status: 'done' }],
    ]);
  });

  it('BUY-15 BUY-21 can be matched or given back no more', async () => {
    const { orders_id, order_no } = await qr.order();
    await world.test.get(OrderChanges).cancel(order_no, undefined);
    await qr.pay(order_no);
    await world.manager.query('DELETE FROM money_back WHERE orders_id = ?', [orders_id]);
    const [stray] = await differences(orders_id);
    expect(stray).toMatchObject({ kind: 'charged', amount: 590 });
    await world.manager.query('UPDATE orders_charge SET charge_reversed_at = NOW(3) WHERE orders_id = ?', [orders_id]);
    expect((await post('moneyReturn', { id: stray?.id })).body).toMatchObject({ code: 'CONFLICT' });
    expect(await world.moneyBack()).toEqual([]);
    expect(await differences(orders_id)).toEqual([]);
  });

  it('BUY-15 makes no difference where its buyer paid anew, also once that is refunded', async () => {
    const { orders_id, order_no } = await paid();
    await qr.takeBack(order_no);
    const [difference] = await differences(orders_id);
    await post('moneyAskSlip', { id: difference?.id });
    const slip = await world.slip({ at: '2026-11-20T06:22:00Z' });
    expect((await world.upload(slip, { orders_id: String(orders_id) })).body.result).toBe(true);
    await post('orders/ordersUpdate', { id: orders_id, orders_status: 'refund', orders_note: 'ยกเลิกงาน' });
    expect(await differences(orders_id)).toEqual([]);
    expect(await isInLedger(orders_id)).toBe(false);
  });

  it('BUY-15 is a difference again where personnel had given the money back themselves, or settled another one', async () => {
    const refunded = await paid();
    const refund = {
      id: refunded.orders_id,
      reason: 'other',
      note: 'ยกเลิกงาน',
      key: 'by-hand-0001',
      account: 'KBANK 012',
    };
    expect((await post('orders/refund', refund)).body.result).toBe(true);
    await qr.takeBack(refunded.order_no);
    expect(await differences(refunded.orders_id)).toMatchObject([{ kind: 'reversed', amount: -590 }]);

    const settled = await paid();
    await world.manager.query('UPDATE orders SET orders_net = 690 WHERE id = ?', [settled.orders_id]);
    const [before] = await differences(settled.orders_id);
    await post('moneySettle', { id: before?.id, money_difference_note: 'พบในรายการเดินบัญชี' });
    expect(await differences(settled.orders_id)).toEqual([]);
    await qr.takeBack(settled.order_no);
    expect(await differences(settled.orders_id)).toMatchObject([{ kind: 'reversed', amount: -690 }]);
  });

  it('BUY-15 BUY-21 after personnel had given it back from the list is said to be given back twice', async () => {
    const { orders_id, order_no } = await qr.order();
    await world.test.get(OrderChanges).cancel(order_no, undefined);
    await qr.pay(order_no);
    // Personnel had put it on the list themselves, and so settled a difference about the same payment.
    await world.manager.query('DELETE FROM money_back WHERE orders_id = ?', [orders_id]);
    const [stray] = await differences(orders_id);
    await post('moneyReturn', { id: stray?.id });
    const [entry] = await world.moneyBack();
    await post('moneyBackDone', { id: entry?.id, money_back_note: 'โอนคืน KBANK 012' });
    expect(await world.moneyBack()).toMatchObject([{ money_back_status: 'done' }]);
    await qr.takeBack(order_no);
    expect(await differences(orders_id)).toMatchObject([{ kind: 'returned_twice', amount: -590 }]);
  });

  it('BUY-06 BUY-21 of two payments of one QR none is lost, whichever is told first', async () => {
    const { orders_id, order_no } = await qr.order();
    await world.sandbox.payQr(order_no, { 'x-sandbox-replay': '0' });
    await qr.pay(order_no, { 'x-sandbox-again': '1' });
    expect(await qr.stored(orders_id)).toMatchObject({ orders_status: 'approve' });
    expect(await world.moneyBack()).toMatchObject([{ orders_id, money_back_reason: 'second_slip' }]);
  });

  it('BUY-15 came on its day, and left on the day on which it was taken back', async () => {
    world.test.clock.set('2026-12-05T06:21:00Z');
    const { order_no } = await paid();
    await world.sandbox.takeBack(order_no, { 'x-sandbox-replay': '0' });
    world.test.clock.advance(31 * 3600);
    await qr.work();
    await post('moneyReconcile');
    const day = async (date: string) => {
      const { data } = (await world.test.request('GET', `/api/moneyDay?date=${date}`, { headers: qr.office })).body;
      const { expected, found, apart } = data as MoneyDay;
      return { expected, found, apart };
    };
    expect(await day('2026-12-05')).toEqual({ expected: 590, found: 590, apart: 0 });
    expect(await day('2026-12-06')).toEqual({ expected: 0, found: -590, apart: -590 });
  });
});
