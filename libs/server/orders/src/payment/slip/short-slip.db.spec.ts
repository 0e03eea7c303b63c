import { makeCoupon } from '@wethi/coupons/testing';
import { OutboxRow } from '@wethi/platform';
import { OrderChanges } from '../../order/order-changes';
import { ListParts } from '../charge/list-parts.job';
import { QrPayments } from '../../testing/qr-payments';
import { SlipWorld } from '../../testing/slip-world';
import { Slip } from '../../slip/slip.entity';
import { RecheckSlip } from './recheck-slip.job';

const AT = '2026-11-20T06:20:00Z';

describe('a slip of another amount than the price', () => {
  let world: SlipWorld;
  let qr: QrPayments;

  beforeAll(async () => {
    world = await SlipWorld.open();
    qr = await QrPayments.open(world);
  });
  afterAll(() => world.close());
  beforeEach(() => qr.renew());

  const slipOf = (amount: number, wish: object = {}) => world.slip({ amount, at: AT, ...wish });
  const placeWith = (filename: string) => qr.place({ orders_payment: undefined, orders_payment_slip: filename });
  const told = async (name: string, id: number) => (await qr.told(name, id)).length;

  /** Sends a slip of another amount, and says that it counts. @returns the order's id */
  async function count(amount: number, wish: object = {}): Promise<number> {
    const { body } = await world.upload(await slipOf(amount, wish));
    expect(body).toMatchObject({ result: false, code: 'SLIP_WRONG_AMOUNT' });
    const { filename } = body.data as { filename: string };
    return ((await placeWith(filename)).body.data as { insertId: number }).insertId;
  }
  const payPart = () => count(390);
  const queued = async (id: number) => {
    const { body } = await world.test.request('GET', '/api/orders/ordersByStatus?limit=100', { headers: qr.office });
    return (body.data as { id: number }[]).some((order) => order.id === id);
  };
  const cancel = async (id: number) => world.test.get(OrderChanges).cancel((await qr.stored(id)).order_no, undefined);
  const listParts = (orders_id: number) => world.test.get(ListParts).list({ orders_id });

  it('BUY-05 BUY-16 that is short says what is lacking, and creates nothing until its buyer says that it counts', async () => {
    const { status, body } = await world.upload(await slipOf(390));
    const data = { filename: expect.stringMatching(/^slip\//), orders_lacking: 200 };
    expect({ status, ...body }).toMatchObject({ status: 200, result: false, code: 'SLIP_WRONG_AMOUNT', data });
    expect(await world.orders()).toEqual([]);
  });

  it('BUY-07 that fits a coupon, which was forgotten, pays with it after all', async () => {
    const { coupon_code } = await makeCoupon(world.manager, { coupon_price: 200 });
    const picture = await slipOf(390);
    await world.upload(picture);
    expect((await world.upload(picture, { coupon_code })).body).toMatchObject({ result: true });
    expect(await world.orders()).toMatchObject([{ orders_status: 'approve', orders_net: 390, orders_paid: 390 }]);
  });

  it('BUY-16 counts for an order that waits for the rest, and a second slip makes it whole', async () => {
    const id = await payPart();
    const waits = { orders_status: 'wait', orders_payment: 'transfer', orders_paid: 390 };
    expect(await qr.stored(id)).toMatchObject({ ...waits, orders_pay_until: new Date('2026-11-21T06:21:00Z') });
    expect([await queued(id), await told('announce-order', id)]).toEqual([false, 0]);
    expect(await count(150)).toBe(id);
    expect(await qr.stored(id)).toMatchObject({ orders_status: 'wait', orders_paid: 540 });
    const third = await world.upload(await slipOf(50));
    expect(third.body).toMatchObject({ result: true, orderResult: { id, orders_net: 590 } });
    expect(await qr.stored(id)).toMatchObject({ orders_status: 'approve', orders_paid: 590, orders_pay_until: null });
    const slips = await world.manager.findBy(Slip, { orders_id: id });
    expect(slips.map(({ slip_status }) => slip_status)).toEqual(['accepted', 'accepted', 'accepted']);
    expect(await told('announce-order', id)).toBe(1);
    expect(await world.moneyBack()).toEqual([]);
  });

  it('BUY-16 has a day for the rest from the first part on, also where the time to pay was nearly over', async () => {
    const { orders_id } = await qr.order();
    world.test.clock.set('2026-11-21T06:11:00Z');
    expect(await count(390, { at: '2026-11-21T06:10:00Z' })).toBe(orders_id);
    const day = { orders_status: 'wait', orders_paid: 390, orders_pay_until: new Date('2026-11-22T06:11:00Z') };
    expect(await qr.stored(orders_id)).toMatchObject(day);
    world.test.clock.set('2026-11-21T06:22:00Z');
    await qr.work();
    expect(await count(100, { at: '2026-11-21T06:20:00Z' })).toBe(orders_id);
    expect(await qr.stored(orders_id)).toMatchObject({ ...day, orders_paid: 490 });
    world.test.clock.set('2026-11-22T06:12:00Z');
    await qr.work();
    expect(await qr.stored(orders_id)).toMatchObject({ orders_status: 'not' });
  });

  it('BUY-16 BUY-06 pays what was ordered at its own price, once the show costs more, and once it is sold no more', async () => {
    const id = await payPart();
    await world.manager.update('product', world.product.id, { product_price: 990 });
    expect(await count(150)).toBe(id);
    await world.manager.update('product', world.product.id, { product_status: 'end' });
    expect((await world.upload(await slipOf(50))).body).toMatchObject({ result: true, orderResult: { id } });
    expect(await qr.stored(id)).toMatchObject({ orders_status: 'approve', orders_net: 590, orders_paid: 590 });
    const stray = await world.upload(await slipOf(90));
    expect(stray).toMatchObject({ status: 409, body: { code: 'ALREADY_ORDERED' } });
    expect(await world.moneyBack()).toMatchObject([{ money_back_amount: 90, money_back_reason: 'second_slip' }]);
  });

  it('BUY-16 counts once: the same slip again, for this order or another, is refused', async () => {
    const picture = await slipOf(390);
    const { filename } = (await world.upload(picture)).body.data as { filename: string };
    const { insertId } = (await placeWith(filename)).body.data as { insertId: number };
    expect((await world.upload(picture)).body).toMatchObject({ code: 'SLIP_USED' });
    expect((await placeWith(filename)).body.result).toBe(false);
    expect((await world.upload(picture, {}, await world.stranger())).body).toMatchObject({ code: 'SLIP_USED' });
    expect(await qr.stored(insertId)).toMatchObject({ orders_status: 'wait', orders_paid: 390 });
  });

  it('BUY-16 five second slips at once make the order whole once; what is too much is listed', async () => {
    const id = await payPart();
    const pictures = await Promise.all(Array.from({ length: 5 }, () => slipOf(200)));
    const answers = await Promise.all(pictures.map((picture) => world.upload(picture)));
    expect(answers.filter(({ body }) => body.result === true)).toHaveLength(1);
    expect(await qr.stored(id)).toMatchObject({ orders_status: 'approve', orders_paid: 590 });
    const back = await world.moneyBack();
    expect(back.map(({ money_back_amount }) => money_back_amount)).toEqual([200, 200, 200, 200]);
  });

  it('BUY-16 BUY-21 that is more than the price, or than the rest, counts when its buyer says so; the surplus is listed', async () => {
    const id = await count(600.5);
    expect(await qr.stored(id)).toMatchObject({ orders_status: 'approve', orders_net: 590, orders_paid: 590 });
    const surplus = { orders_id: id, money_back_reason: 'surplus' };
    expect(await world.moneyBack()).toMatchObject([{ ...surplus, money_back_amount: 10.5 }]);
    await qr.renew();
    const other = await payPart();
    expect(await count(590)).toBe(other);
    expect(await qr.stored(other)).toMatchObject({ orders_status: 'approve' });
    expect(await world.moneyBack()).toMatchObject([{ money_back_reason: 'surplus', money_back_amount: 390 }]);
  });

  it('BUY-16 BUY-06 leaves a rest that a QR pays', async () => {
    const id = await payPart();
    const { order_no, orders_lacking, charge_qr } = await qr.offer(id);
    expect([orders_lacking, typeof charge_qr]).toEqual([200, 'string']);
    await qr.pay(order_no);
    expect(await qr.stored(id)).toMatchObject({ orders_status: 'approve', orders_paid: 590, orders_payment: 'qr' });
    expect(await world.moneyBack()).toEqual([]);
  });

  it('BUY-16 BUY-06 makes a QR of the whole amount useless, and what it brings too much is listed', async () => {
    const { orders_id, order_no } = await qr.order();
    expect(await count(390, { at: '2026-11-20T06:22:00Z' })).toBe(orders_id);
    const again = await qr.offer(orders_id);
    expect([again.orders_lacking, (await qr.charges(orders_id)).length]).toEqual([200, 2]);
    await qr.pay(order_no);
    expect(await qr.stored(orders_id)).toMatchObject({ orders_status: 'approve', orders_paid: 590 });
    expect(await world.moneyBack()).toMatchObject([{ money_back_reason: 'surplus', money_back_amount: 390 }]);
  });

  it('BUY-16 BUY-21 ends after a day: its buyer is told, and the part is listed once to be given back', async () => {
    const id = await payPart();
    world.test.clock.advance(86_399);
    await qr.work();
    expect(await qr.stored(id)).toMatchObject({ orders_status: 'wait' });
    world.test.clock.advance(1);
    await qr.work();
    const note = 'ได้รับเงินไม่ครบภายใน 24 ชั่วโมง ฿390.00 ที่จ่ายมาแล้วอยู่ในรายการรอคืนเงิน';
    expect(await qr.stored(id)).toMatchObject({ orders_status: 'not', orders_note: note });
    expect(await qr.told('tell-buyer', id)).toEqual([{ orders_id: id, orders_status: 'not' }]);
    expect(await told('list-parts', id)).toBe(1);
    await Promise.all([1, 2, 3].map(() => listParts(id)));
    const part = { orders_id: id, money_back_reason: 'part', money_back_amount: 390 };
    expect(await world.moneyBack()).toMatchObject([part]);
    expect(await qr.stored(id)).toMatchObject({ orders_paid: 0 });
  });

  it('BUY-21 that paid a part keeps its order on record, as does a QR that somebody may still pay', async () => {
    const paidBySlip = await payPart();
    await cancel(paidBySlip);
    await listParts(paidBySlip);
    const { orders_id: shownQr } = await qr.order();
    await cancel(shownQr);
    for (const id of [paidBySlip, shownQr]) {
      const answer = await world.test.request('DELETE', `/api/orders?id=${id}`, { headers: qr.office });
      expect(answer).toMatchObject({ status: 409, body: { code: 'ORDER_NOT_OPEN' } });
    }
  });

  it('BUY-16 BUY-21 whose buyer wants the show no more is listed to be given back', async () => {
    const id = await payPart();
    await cancel(id);
    await listParts(id);
    expect(await world.moneyBack()).toMatchObject([{ money_back_reason: 'part', money_back_amount: 390 }]);
  });

  it('BUY-16 that comes with a refused order opens it for the rest, whatever slip was refused before', async () => {
    world.test.clock.set();
    const at = new Date().toISOString();
    const order = await world.order('not');
    const refused = { user_id: world.userId, product_id: world.product.id, orders_id: order.id };
    const picture = { slip_picture: `slip/refused-${order.id}.jpg`, picture_sha256: `refused${order.id}` };
    await world.manager.insert(Slip, { ...refused, ...picture, slip_status: 'unclear' });
    const { body } = await world.upload(await slipOf(390, { at }), { orders_id: String(order.id) });
    const { filename } = body.data as { filename: string };
    const sent = { id: order.id, orders_payment_slip: filename };
    const answer = await world.test.request('POST', '/api/orders/ordersNewSlip', { headers: world.buyer, body: sent });
    expect(answer.body.result).toBe(true);
    const waits = { orders_status: 'wait', orders_paid: 390, orders_pay_until: expect.any(Date) };
    expect(await qr.stored(order.id)).toMatchObject(waits);
    expect((await world.upload(await slipOf(200, { at }))).body).toMatchObject({
      ...{ result: true, orderResult: { id: order.id } },
    });
  });

  it('BUY-16 TELL-08 that a late bank tells of leaves the rest to its buyer, who is told by SMS', async () => {
    await world.sandbox.fault('slip', 'delay', 1);
    const { body } = await world.upload(await slipOf(390));
    expect(body).toMatchObject({ confirmSlip: true });
    const placed = await placeWith((body.data as { filename: string }).filename);
    const { insertId: id } = placed.body.data as { insertId: number };
    expect(await queued(id)).toBe(true);
    await world.test.get(RecheckSlip).recheck({ orders_id: id, slip_id: 0, tried: 0 });
    expect(await qr.stored(id)).toMatchObject({ orders_status: 'wait', orders_paid: 390 });
    expect(await queued(id)).toBe(false);
    expect(await qr.told('tell-buyer', id)).toEqual([{ orders_id: id, orders_status: 'wait' }]);
    const rows = await world.manager.findBy(OutboxRow, { name: 'expire-unpaid' });
    expect(rows.map(({ payload }) => JSON.parse(payload) as object)).toContainEqual({ orders_id: id });
  });
});
