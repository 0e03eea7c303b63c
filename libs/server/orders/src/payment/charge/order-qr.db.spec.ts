import { Logger } from '@nestjs/common';
import { makeUser } from '@wethi/accounts/testing';
import { makeCoupon } from '@wethi/coupons/testing';
import { TryLater } from '@wethi/platform';
import { billPayment } from 'promptparse/validate';
import { OrdersCharge } from './orders-charge.entity';
import { OrderChanges } from '../../order/order-changes';
import { OrdersOpen } from '../../order/orders-open.entity';
import { OrdersStatusChange } from '../../order/orders-status-change.entity';
import { makeOrder } from '../../testing/orders.factory';
import { QrPayments } from '../../testing/qr-payments';
import { signedNotice } from '../../testing/signed-notice';
import { SlipWorld } from '../../testing/slip-world';

describe('an order that is paid by a PromptPay QR', () => {
  let world: SlipWorld;
  let qr: QrPayments;

  beforeAll(async () => {
    world = await SlipWorld.open();
    qr = await QrPayments.open(world);
  });
  afterAll(() => world.close());
  beforeEach(() => qr.renew());

  const queue = async () => {
    const answer = await world.test.request('GET', '/api/orders/ordersByStatus?limit=100', { headers: qr.office });
    return (answer.body.data as { id: number }[]).map(({ id }) => id);
  };
  const waiting = async () =>
    (await world.test.request('GET', '/api/orders/ordersTotalStatus', { headers: qr.office })).body['total'] as number;

  it('BUY-06 is approved once when the gateway says that it is paid, and its buyer and the chats are told', async () => {
    const before = await waiting();
    const charge = await qr.order();
    const { orders_id, order_no } = charge;
    expect(charge).toMatchObject({ orders_status: 'wait', orders_lacking: 590, charge_receiver: expect.any(String) });
    expect(billPayment(charge.charge_qr ?? '')).toMatchObject({ ref1: order_no, amount: 590 });
    expect(await qr.told('announce-order', orders_id)).toEqual([]);
    expect([await waiting(), (await queue()).includes(orders_id)]).toEqual([before, false]);
    world.test.clock.advance(60);
    await qr.pay(order_no, { 'x-sandbox-replay': '3' });
    const paid = { orders_status: 'approve', orders_payment: 'qr', orders_payment_type_id: 3, approve_by: null };
    expect(await qr.stored(orders_id)).toMatchObject({ ...paid, orders_payment_time: '13:22:00' });
    expect(await qr.charges(orders_id)).toMatchObject([{ charge_status: 'paid', charge_amount: 590 }]);
    const steps = await world.manager.findBy(OrdersStatusChange, { orders_id });
    expect(steps.map(({ to_status, actor_kind }) => [to_status, actor_kind])).toEqual([
      ['wait', 'user'],
      ['approve', 'system'],
    ]);
    expect(await qr.told('announce-order', orders_id)).toEqual([{ orders_id }]);
    expect(await qr.told('tell-buyer', orders_id)).toEqual([{ orders_id, orders_status: 'approve' }]);
    expect(await world.moneyBack()).toEqual([]);
    expect(await qr.offer(orders_id)).toMatchObject({ orders_status: 'approve', charge_qr: null });
  });

  it('BUY-06 is paid at the price with its coupon, which is kept for it', async () => {
    const { coupon_code } = await makeCoupon(world.manager, { coupon_limit: 1, coupon_price: 100 });
    const { body } = await qr.place({ coupon_code });
    const { orders_id, order_no, ...charge } = await qr.offer((body.data as { insertId: number }).insertId);
    expect(charge).toMatchObject({ orders_lacking: 490 });
    const other = await world.stranger();
    const query = new URLSearchParams({ code: coupon_code, product_id: String(world.product.id) });
    const tried = await world.test.request('GET', `/api/couponByCode?${query}`, { headers: other });
    expect(tried.body).toMatchObject({ result: false, code: 'COUPON_USED_UP' });
    await qr.pay(order_no);
    expect(await qr.stored(orders_id)).toMatchObject({ orders_status: 'approve', orders_net: 490 });
  });

  it('BUY-06 a notice proves nothing: unsigned it is refused, signed it is a reason to ask', async () => {
    const { orders_id, order_no } = await qr.order();
    const notify = (body: object) => world.test.request('POST', '/api/paymentNotify', { body });
    const signed = signedNotice(order_no, 590);
    expect(await notify({ ...signed, checksum: '0'.repeat(64) })).toMatchObject({
      ...{ status: 422, body: { code: 'NOTICE_NOT_GENUINE' } },
    });
    expect(await notify({ ...signed, amount: 1 })).toMatchObject({ status: 422 });
    expect(await qr.due('check-charge')).toEqual([]);
    for (const _ of [1, 2]) expect((await notify(signed)).status).toBe(200);
    expect(await qr.due('check-charge')).toHaveLength(1);
    await qr.work();
    expect(await qr.stored(orders_id)).toMatchObject({ orders_status: 'wait' });
    expect((await notify(signedNotice('W2611200000000', 590))).status).toBe(200);
    expect(await qr.due('check-charge')).toEqual([]);
  });

  it('BUY-06 a notice that got lost is made up for within a minute, or at once when its buyer asks', async () => {
    await world.sandbox.notifyAt('');
    const slow = await qr.order();
    await world.sandbox.payQr(slow.order_no);
    world.test.clock.advance(60);
    await qr.work();
    expect(await qr.stored(slow.orders_id)).toMatchObject({ orders_status: 'approve' });
    await world.renew();
    const { orders_id, order_no } = await qr.order();
    expect((await qr.call('ordersQrCheck', orders_id)).body.data).toMatchObject({ orders_status: 'wait' });
    await world.sandbox.payQr(order_no);
    await world.sandbox.fault('card', '429', 1);
    const unknown = await qr.call('ordersQrCheck', orders_id);
    expect(unknown).toMatchObject({ status: 200, body: { data: { orders_status: 'wait' } } });
    const asked = await Promise.all([1, 2, 3].map(() => qr.call('ordersQrCheck', orders_id)));
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await qr.call('ordersQrCheck', orders_id)).body.data).toMatchObject({ orders_status: 'approve' });
    expect(await qr.told('announce-order', orders_id)).toHaveLength(1);
  });

  it('BUY-06 one that ran out makes room for another, and what is paid by the first counts', async () => {
    const { orders_id, order_no, charge_qr } = await qr.order();
    expect((await qr.offer(orders_id)).charge_qr).toBe(charge_qr);
    for (const seconds of [60, 180, 390]) {
      world.test.clock.advance(seconds);
      await qr.work();
    }
    const read = await world.test.request('GET', `/api/orders/ordersQr?orders_id=${orders_id}`, {
      headers: world.buyer,
    });
    expect(read.body.data).toMatchObject({ orders_status: 'wait', charge_qr: null });
    const again = await qr.offer(orders_id);
    expect(billPayment(again.charge_qr ?? '')).toMatchObject({ ref1: `${order_no}R2`, amount: 590 });
    await qr.pay(order_no);
    expect(await qr.stored(orders_id)).toMatchObject({ orders_status: 'approve' });
    expect(await world.moneyBack()).toEqual([]);
    await qr.pay(`${order_no}R2`);
    const second = { orders_id, slip_id: null, money_back_amount: 590, money_back_reason: 'second_slip' };
    expect(await world.moneyBack()).toMatchObject([second]);
    expect((await qr.charges(orders_id)).map(({ charge_status }) => charge_status)).toEqual(['paid', 'to_return']);
  });

  it('BUY-06 BUY-15 another QR is called by a name of its own, also after the first one paid another order', async () => {
    const { orders_id, order_no } = await qr.order();
    const other = await makeOrder(world.manager, { user_id: (await makeUser(world.manager)).id });
    const moved = { orders_id: other.id, charge_status: 'paid' as const };
    await world.manager.update(OrdersCharge, { charge_reference: order_no }, moved);
    expect(billPayment((await qr.offer(orders_id)).charge_qr ?? '')).toMatchObject({ ref1: `${order_no}R2` });
  });

  it('BUY-21 what comes for a cancelled order is listed once to be given back', async () => {
    const cancelled = await qr.order();
    await world.test.get(OrderChanges).cancel(cancelled.order_no, undefined);
    expect((await qr.call('ordersQr', cancelled.orders_id)).body).toMatchObject({ code: 'ORDER_NOT_OPEN' });
    await qr.pay(cancelled.order_no, { 'x-sandbox-replay': '2' });
    const listed = { orders_id: cancelled.orders_id, money_back_amount: 590, money_back_reason: 'cancelled' };
    expect(await world.moneyBack()).toMatchObject([listed]);
  });

  it('BUY-06 TELL-08 ends after a day in which nobody paid: its buyer is told, coupon and show are free, and a slip may still come', async () => {
    const { coupon_code } = await makeCoupon(world.manager, { coupon_limit: 1, coupon_price: 100 });
    const { body } = await qr.place({ coupon_code });
    const { insertId: id, order_no } = body.data as { insertId: number; order_no: string };
    world.test.clock.advance(86_399);
    await qr.work();
    expect(await qr.stored(id)).toMatchObject({ orders_status: 'wait' });
    world.test.clock.advance(1);
    await qr.work();
    expect(await qr.stored(id)).toMatchObject({ orders_status: 'not', orders_note: 'ไม่ได้รับเงินภายใน 24 ชั่วโมง' });
    expect(await world.manager.countBy(OrdersOpen, { orders_id: id })).toBe(0);
    expect(await qr.told('tell-buyer', id)).toEqual([{ orders_id: id, orders_status: 'not' }]);
    const seen = await world.test.request('GET', `/api/orders/ordersByCode?code=${order_no}`);
    expect(seen.body.data).toMatchObject({ orders_status: 'not', new_slip_until: expect.any(String) });
    expect((await qr.place({ coupon_code })).body.result).toBe(true);
  });

  it('BUY-06 does not end while its money is on the way: the gateway is asked first, and again when it is down', async () => {
    await world.sandbox.notifyAt('');
    const { orders_id, order_no } = await qr.order();
    await world.sandbox.payQr(order_no);
    world.test.clock.advance(86_400);
    await world.manager.query(`UPDATE outbox SET done_at = NOW(3) WHERE name = 'check-charge'`);
    await world.sandbox.fault('card', '429', 2);
    await expect(qr.work()).rejects.toThrow(TryLater);
    expect(await qr.stored(orders_id)).toMatchObject({ orders_status: 'wait' });
    await qr.work();
    expect(await qr.stored(orders_id)).toMatchObject({ orders_status: 'approve' });
  });

  it('BUY-06 without the gateway there is no QR, nothing is lost, and the next try has one', async () => {
    const { body } = await qr.place();
    const { insertId } = body.data as { insertId: number };
    await world.sandbox.fault('card', 'error', 1);
    const refused = await qr.call('ordersQr', insertId);
    expect(refused).toMatchObject({ status: 503, body: { code: 'PAYMENT_UNREACHABLE' } });
    expect((await qr.offer(insertId)).charge_qr).toEqual(expect.any(String));
    expect((await qr.charges(insertId)).map(({ charge_status }) => charge_status)).toEqual(['failed', 'wait']);
  });

  it('BUY-06 an order of a gateway that the shop gave up ends after its day, and holds its seat no longer', async () => {
    const { orders_id } = await qr.order();
    const { KGP_SECRET } = world.test.config;
    Object.assign(world.test.config, { KGP_SECRET: '' });
    world.test.clock.advance(86_400);
    await qr.work().finally(() => Object.assign(world.test.config, { KGP_SECRET }));
    expect(await qr.stored(orders_id)).toMatchObject({ orders_status: 'not' });
  });

  it('BUY-06 a key that the gateway knows no more is an error in the log, since nobody can pay', async () => {
    const { body } = await qr.place();
    const { KGP_SECRET } = world.test.config;
    const log = vi.spyOn(Logger.prototype, 'error').mockReturnValue();
    Object.assign(world.test.config, { KGP_SECRET: 'skey_test_former' });
    const refused = await qr.call('ordersQr', (body.data as { insertId: number }).insertId);
    Object.assign(world.test.config, { KGP_SECRET });
    expect(refused.body).toMatchObject({ code: 'PAYMENT_UNREACHABLE' });
    expect(log.mock.calls.flat().join()).toContain('KGP_SECRET');
    expect(log.mock.calls.flat().join()).not.toContain('skey_test');
    log.mockRestore();
  });

  it('BUY-06 ten presses at once make QRs that the gateway tells apart, and all of them pay one order', async () => {
    const { body } = await qr.place();
    const { insertId } = body.data as { insertId: number };
    await Promise.all(Array.from({ length: 10 }, () => qr.call('ordersQr', insertId)));
    const references = (await qr.charges(insertId)).map(({ charge_reference }) => charge_reference);
    expect(new Set(references).size).toBe(references.length);
    for (const reference of references.slice(0, 3)) await world.sandbox.payQr(reference);
    await Promise.all([1, 2, 3].map(() => qr.call('ordersQrCheck', insertId)));
    expect(await qr.stored(insertId)).toMatchObject({ orders_status: 'approve' });
    expect(await qr.told('announce-order', insertId)).toHaveLength(1);
    expect(await world.moneyBack()).toHaveLength(Math.min(2, references.length - 1));
  });

  it('BUY-06 is offered while personnel keeps it open, and to its buyer alone', async () => {
    const ways = async () => (await world.test.request('GET', '/api/paymentWays')).body.data;
    expect(await ways()).toEqual([
      { orders_payment: 'qr', open: true },
      { orders_payment: 'card', open: true },
    ]);
    const { orders_id } = await qr.order();
    expect((await qr.call('ordersQr', orders_id, await world.stranger())).status).toBe(404);
    expect((await qr.call('ordersQr', orders_id, qr.office)).status).toBe(403);
    expect((await qr.place()).body).toMatchObject({ code: 'ALREADY_ORDERED', data: { id: orders_id } });
    const set = (open: boolean, headers = qr.office) =>
      world.test.request('POST', '/api/paymentWays', { headers, body: { orders_payment: 'qr', open } });
    expect((await set(false, world.buyer)).status).toBe(403);
    expect((await set(false)).status).toBe(200);
    expect(await ways()).toContainEqual({ orders_payment: 'qr', open: false });
    expect((await qr.offer(orders_id)).charge_qr).toEqual(expect.any(String));
    await world.renew();
    expect((await qr.place()).body).toMatchObject({ result: false, code: 'PAYMENT_WAY_CLOSED' });
    expect((await set(true)).body.data).toContainEqual({ orders_payment: 'qr', open: true });
    expect((await qr.place()).body.result).toBe(true);
  });
});
