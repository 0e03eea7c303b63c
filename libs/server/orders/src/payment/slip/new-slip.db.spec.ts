import { makeCoupon } from '@wethi/coupons/testing';
import { DAY_MS } from '@wethi/format';
import { OutboxRow } from '@wethi/platform';
import { OrdersOpen } from '../../order/orders-open.entity';
import { Orders } from '../../order/orders.entity';
import { OrdersStatusChange } from '../../order/orders-status-change.entity';
import { Slip } from '../../slip/slip.entity';
import { SlipWorld } from '../../testing/slip-world';

describe('another slip', () => {
  let world: SlipWorld;
  beforeAll(async () => {
    world = await SlipWorld.open();
  });
  afterAll(() => world.close());
  beforeEach(() => world.renew());
  afterEach(() => world.test.clock.set());

  const post = (path: string, body: object, headers: object = world.buyer) =>
    world.test.request('POST', `/api/${path}`, { headers, body });
  const confirmNew = (id: number, orders_payment_slip: string) =>
    post('orders/ordersNewSlip', { id, orders_payment_slip });
  const filenameOf = ({ body }: { body: { data?: unknown } }) => (body.data as { filename: string }).filename;
  const stepsOf = async (orders_id: number) =>
    (await world.manager.find(OrdersStatusChange, { where: { orders_id }, order: { id: 'ASC' } })).map(
      ({ to_status, actor_kind }) => `${to_status} by ${actor_kind}`,
    );

  it('BUY-21 BUY-08 that is verified pays a refused order at its own price, each step recorded', async () => {
    const { id, order_no } = await world.order('not');
    const { body } = await world.upload(await world.slip(), { orders_id: String(id) });
    expect(body).toMatchObject({ result: true, orderResult: { id, order_no, orders_net: 590 } });
    expect(await stepsOf(id)).toEqual(['wait by user', 'not by system', 'wait by user', 'approve by system']);
    expect(await world.orders()).toMatchObject([{ id, orders_status: 'approve', orders_payment_bank: 'KBANK' }]);
    expect(await world.manager.countBy(OrdersOpen, { orders_id: id })).toBe(1);
  });

  it('BUY-21 BUY-07 is not taken for an order whose coupon nobody may use any more', async () => {
    const { id } = await world.order('not');
    const coupon = await makeCoupon(world.manager, { coupon_limit: 0 });
    await world.manager.update(Orders, { id }, { coupon_id: coupon.id });
    const uploaded = await world.upload(await world.slip({ qr: 'false' }), { orders_id: String(id) });
    expect((await confirmNew(id, filenameOf(uploaded))).body.code).toBe('COUPON_USED_UP');
    expect(await stepsOf(id)).toEqual(['wait by user', 'not by system']);
  });

  it('BUY-21 BUY-07 of an order whose coupon others used up is money to give back, and says so: the order takes no other', async () => {
    const { id, order_no } = await world.order('not');
    const coupon = await makeCoupon(world.manager, { coupon_limit: 0 });
    await world.manager.update(Orders, { id }, { coupon_id: coupon.id });
    const { body } = await world.upload(await world.slip(), { orders_id: String(id) });
    expect(body).toMatchObject({ result: false, code: 'COUPON_USED_UP', data: { id, order_no, orders_status: 'not' } });
    expect(body.message).toMatch(/ถูกใช้ครบเเล้ว .*อยู่ในรายการรอคืนเงิน/);
    expect(await world.moneyBack()).toMatchObject([{ orders_id: id, money_back_reason: 'coupon_used_up' }]);
    expect(await stepsOf(id)).toEqual(['wait by user', 'not by system']);
    const late = { orders_status: 'not', money_back_reason: 'coupon_used_up', money_back_status: 'wait' };
    const read = async (path: string) =>
      (await world.test.request('GET', `/api/orders/${path}`, { headers: world.buyer })).body.data;
    expect(await read('ordersByUserId')).toMatchObject([late]);
    expect(await read('ordersProductByUserId')).toMatchObject([{ ...late, new_slip_until: null }]);
    expect(await read(`ordersByCode?code=${order_no}`)).toMatchObject({ ...late, new_slip_until: null });
    expect((await world.upload(await world.slip(), { orders_id: String(id) })).body.code).toBe('ORDER_NOT_OPEN');
    expect(await world.moneyBack()).toHaveLength(1);
  });

  it('BUY-21 BUY-04 that cannot be checked takes the order back to waiting when its buyer confirms it', async () => {
    const { id, order_no } = await world.order('not');
    const uploaded = await world.upload(await world.slip({ qr: 'false' }), { orders_id: String(id) });
    expect(uploaded.body).toMatchObject({ result: false, confirmSlip: true });
    const filename = filenameOf(uploaded);
    expect((await confirmNew(id, filename)).body).toMatchObject({ result: true, data: { insertId: id, order_no } });
    expect(await world.orders()).toMatchObject([{ id, orders_status: 'wait', orders_payment_slip: filename }]);
    const slip = await world.manager.findOneByOrFail(Slip, { orders_id: id });
    const told = await world.manager.findBy(OutboxRow, { name: 'announce-order' });
    expect(told.map(({ payload }) => JSON.parse(payload) as object)).toContainEqual({
      orders_id: id,
      slip_id: slip.id,
    });
    expect(await confirmNew(id, filename)).toMatchObject({ status: 409, body: { code: 'ORDER_NOT_OPEN' } });
  });

  it('BUY-21 is taken for seven days, from the buyer alone, and not by an order that they cancelled', async () => {
    const { id, order_no } = await world.order('not');
    const fields = { orders_id: String(id) };
    const picture = await world.slip();
    expect((await world.upload(picture, fields, await world.stranger())).status).toBe(404);
    world.test.clock.set(new Date(Date.now() + 7 * DAY_MS + 60_000));
    expect((await world.upload(picture, fields)).body).toMatchObject({ code: 'ORDER_NOT_OPEN' });
    world.test.clock.set();
    await world.upload(await world.slip({ qr: 'false' }), fields).then((sent) => confirmNew(id, filenameOf(sent)));
    await post('orders/ordersCancelByCode', { code: order_no });
    expect((await world.upload(picture, fields)).body).toMatchObject({ code: 'ORDER_NOT_OPEN' });
  });

  it.each([
    ['that the bank does not know', { register: 'false' }, 'ธนาคารไม่พบรายการโอนของสลิปนี้ กรุณาตรวจสอบสลิป'],
    ['to another account', { account_no: '9876543210' }, 'บัญชีผู้รับในสลิปไม่ใช่บัญชีของงานแสดงนี้'],
  ])('BUY-05 %s is refused, and its buyer may ask personnel to look at it', async (_, wish, reason) => {
    const refused = await world.upload(await world.slip(wish));
    expect(refused.body).toMatchObject({ result: false, message: reason });
    expect(await world.orders()).toEqual([]);
    const order = { orders_payment_slip: filenameOf(refused) };
    const asked = { order, ordersDetail: [{ product_id: world.product.id }] };
    const headers = { ...world.buyer, 'idempotency-key': `ask-personnel-${world.userId}` };
    expect((await post('orders', asked, headers)).body).toMatchObject({ result: true });
    const [waiting] = await world.orders();
    expect(waiting).toMatchObject({ orders_status: 'wait', orders_net: 590, ...order });
    expect(await world.manager.findOneByOrFail(Slip, { orders_id: waiting!.id })).toMatchObject({ reason });
  });
});
