import { makeProductPrice } from '@wethi/catalog/testing';
import { makeCoupon } from '@wethi/coupons/testing';
import { SlipWorld } from '../../testing/slip-world';
import { Slip } from '../../slip/slip.entity';

/** Just before the last day of the early price is over, in Bangkok, and just after it. */
const BEFORE = '2026-11-20T16:58:00Z';
const AFTER = '2026-11-20T17:01:00Z';
const LAST_DAY = '2026-11-20';

describe('uploadSlip of what is not sold so any more', () => {
  let world: SlipWorld;
  beforeAll(async () => {
    world = await SlipWorld.open();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    world.test.clock.set(AFTER);
    await world.renew();
  });
  afterEach(() => world.test.clock.set());

  async function earlyPrice(): Promise<{ product_price_id: string }> {
    await world.test.database.query("UPDATE product SET product_price_list = 'Y' WHERE id = ?", [world.product.id]);
    const early = { product_id: world.product.id, product_price_value: 540, product_price_to: LAST_DAY };
    return { product_price_id: String((await makeProductPrice(world.manager, early)).id) };
  }

  function confirm(slip: string, line: object = {}): Promise<{ body: { result: unknown } }> {
    const headers = { ...world.buyer, 'idempotency-key': `confirmed-${world.userId}` };
    const ordersDetail = [{ product_id: world.product.id, ...line }];
    return world.test.request('POST', '/api/orders', {
      headers,
      body: { order: { orders_payment_slip: slip }, ordersDetail },
    }) as Promise<{ body: { result: unknown } }>;
  }

  const fileOf = (body: Record<string, unknown>) => (body.data as { filename: string }).filename;

  it('BUY-05 CAT-05 who transferred on the last day of a price and sends the slip after it has bought at it', async () => {
    const early = await earlyPrice();
    const { body } = await world.upload(await world.slip({ amount: 540, at: BEFORE }), early);
    expect(body).toMatchObject({ result: true, orderResult: { orders_net: 540 } });
    expect(await world.orders()).toMatchObject([{ orders_status: 'approve', orders_net: 540 }]);
  });

  it('BUY-05 BUY-04 who transferred after it keeps the slip, and personnel decide about an order at that price', async () => {
    const early = await earlyPrice();
    const { body } = await world.upload(await world.slip({ amount: 540, at: AFTER }), early);
    expect(body).toMatchObject({
      ...{ result: false, confirmSlip: true },
      message: 'ราคานี้หมดเวลาขายแล้ว เงินที่โอนมาตามสลิปนี้ (฿540.00) ไม่หาย ไม่ต้องโอนซ้ำ',
    });
    const line = { product_price_id: Number(early.product_price_id) };
    expect((await confirm(fileOf(body), line)).body.result).toBe(true);
    expect(await world.orders()).toMatchObject([{ orders_status: 'wait', orders_net: 540, orders_pay_until: null }]);
  });

  it('BUY-05 a slip that could not be checked in time is confirmed after the last day, at its price', async () => {
    const early = await earlyPrice();
    world.test.clock.set(BEFORE);
    const { body } = await world.upload(await world.slip({ amount: 540, qr: 'false' }), early);
    world.test.clock.set(AFTER);
    expect(body).toMatchObject({ confirmSlip: true });
    expect((await confirm(fileOf(body), { product_price_id: Number(early.product_price_id) })).body.result).toBe(true);
    expect(await world.orders()).toMatchObject([{ orders_status: 'wait', orders_net: 540 }]);
  });

  it('BUY-05 a slip of another amount counts at no price that was over when it was transferred', async () => {
    const early = await earlyPrice();
    await makeProductPrice(world.manager, { product_id: world.product.id, product_price_value: 890 });
    const { body } = await world.upload(await world.slip({ amount: 540, at: AFTER }));
    expect(body).toMatchObject({ code: 'SLIP_WRONG_AMOUNT' });
    const line = { product_price_id: Number(early.product_price_id) };
    expect((await confirm(fileOf(body), line)).body).toMatchObject({ result: false, code: 'PRICE_NOT_AVAILABLE' });
    expect(await world.orders()).toEqual([]);
  });

  it('BUY-05 a bank that answers later approves nothing that was not sold so', async () => {
    const early = await earlyPrice();
    const { body } = await world.upload(await world.slip({ amount: 540, at: AFTER, ending: 'P2' }), early);
    expect(body).toMatchObject({ confirmSlip: true });
    await confirm(fileOf(body), { product_price_id: Number(early.product_price_id) });
    const planned = await world.test.database.query('SELECT 1 FROM outbox WHERE name = ?', ['recheck-slip']);
    expect(planned).toEqual([]);
  });

  it('BUY-05 BUY-04 the slip of a show that is sold no more is kept for personnel', async () => {
    await world.test.database.query("UPDATE product SET product_status = 'end' WHERE id = ?", [world.product.id]);
    const { body } = await world.upload(await world.slip({ at: BEFORE }));
    expect(body).toMatchObject({ result: false, confirmSlip: true, message: expect.stringContaining('ไม่ต้องโอนซ้ำ') });
    await confirm(fileOf(body));
    const [order] = await world.orders();
    expect(order).toMatchObject({ orders_status: 'wait', orders_net: 590 });
    expect(await world.manager.findOneBy(Slip, { orders_id: order?.id })).toMatchObject({ slip_status: 'unclear' });
  });

  it('CAT-04 CAT-05 a show that nobody may see takes no slip, nor a price that has not begun', async () => {
    const late = { product_id: world.product.id, product_price_value: 1, product_price_start: '2026-12-01' };
    const { id } = await makeProductPrice(world.manager, late);
    await world.test.database.query("UPDATE product SET product_price_list = 'Y' WHERE id = ?", [world.product.id]);
    const picture = await world.slip({ amount: 1, at: BEFORE });
    const early = await world.upload(picture, { product_price_id: String(id) });
    expect(early.body).toMatchObject({ code: 'PRICE_NOT_AVAILABLE' });
    await world.test.database.query("UPDATE product SET product_disable = 'Y' WHERE id = ?", [world.product.id]);
    expect((await world.upload(picture)).body).toMatchObject({ code: 'PRODUCT_CLOSED' });
    expect(await world.manager.countBy(Slip, { product_id: world.product.id })).toBe(0);
  });

  it('BUY-05 CAT-05 the slip of who is no existing member is kept for personnel', async () => {
    await world.test.database.query("UPDATE product SET product_price_list = 'Y' WHERE id = ?", [world.product.id]);
    const own = { product_id: world.product.id, product_price_value: 540, product_price_member: 'MB' as const };
    const { id } = await makeProductPrice(world.manager, own);
    const { body } = await world.upload(await world.slip({ amount: 540, at: BEFORE }), {
      product_price_id: String(id),
    });
    expect(body).toMatchObject({ confirmSlip: true, message: expect.stringContaining('สมาชิกเดิมเท่านั้น') });
    await confirm(fileOf(body), { product_price_id: id });
    expect(await world.orders()).toMatchObject([{ orders_status: 'wait', orders_net: 540 }]);
  });

  it('BUY-05 BUY-07 who transferred while a coupon was good has its discount, whenever the slip comes', async () => {
    const { coupon_code } = await makeCoupon(world.manager, { coupon_to: LAST_DAY });
    const { body } = await world.upload(await world.slip({ amount: 490, at: BEFORE }), { coupon_code });
    expect(body).toMatchObject({ result: true, orderResult: { orders_net: 490 } });
    const late = await world.stranger();
    const kept = await world.upload(await world.slip({ amount: 490, at: AFTER }), { coupon_code }, late);
    expect(kept.body).toMatchObject({ result: false, confirmSlip: true });
  });
});
