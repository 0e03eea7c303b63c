import { makeCoupon } from '@wethi/coupons/testing';
import { SlipVerifier } from '../../slip/slip-verifier';
import { SlipWorld } from '../../testing/slip-world';

describe('uploadSlip with a coupon', () => {
  let world: SlipWorld;
  beforeAll(async () => {
    world = await SlipWorld.open();
  });
  afterAll(() => world.close());
  beforeEach(() => world.renew());

  it('BUY-07 with a coupon the slip pays the net', async () => {
    const { id: coupon_id, coupon_code } = await makeCoupon(world.manager);
    const full = await world.upload(await world.slip(), { coupon_code });
    expect(full.body).toMatchObject({
      code: 'SLIP_WRONG_AMOUNT',
      message: 'ยอดเงินในสลิป (฿590.00) ไม่ตรงกับยอดที่ต้องชำระ (฿490.00)',
    });
    const { body } = await world.upload(await world.slip({ amount: 490 }), { coupon_code });
    expect(body).toMatchObject({ result: true, orderResult: { orders_net: 490 } });
    const [order] = await world.orders();
    const amounts = { orders_total: 590, orders_discount: 100, orders_net: 490, orders_vat: 32.06 };
    expect(order).toMatchObject({ orders_status: 'approve', coupon_id, ...amounts });
  });

  it('BUY-07 of two buyers who pay at once with the last use of a coupon one is approved', async () => {
    const { coupon_code } = await makeCoupon(world.manager, { coupon_limit: 1 });
    const other = await world.stranger();
    const [mine, theirs] = [await world.slip({ amount: 490 }), await world.slip({ amount: 490 })];
    const answers = await Promise.all([
      world.upload(mine, { coupon_code }),
      world.upload(theirs, { coupon_code }, other),
    ]);
    const said = answers.map(({ body }) => (body.result ? 'approved' : body.message));
    expect(said.sort()).toEqual(['approved', 'รหัสคูปองนี้ ถูกใช้ครบเเล้ว']);
    const late = await world.upload(await world.slip({ amount: 490 }), { coupon_code }, await world.stranger());
    expect(late.body).toMatchObject({ result: false, confirmSlip: true, message: 'รหัสคูปองนี้ ถูกใช้ครบเเล้ว' });
  });

  it('BUY-07 BUY-04 who paid while the coupon was used up keeps the slip, and personnel decides', async () => {
    const { id, coupon_code } = await makeCoupon(world.manager, { coupon_limit: 1 });
    const verifier = world.test.get(SlipVerifier);
    vi.spyOn(verifier, 'ask').mockImplementationOnce(async (question) => {
      await world.test.database.query('UPDATE coupon SET coupon_limit = 0 WHERE id = ?', [id]);
      return verifier.ask(question);
    });
    const { body } = await world.upload(await world.slip({ amount: 490 }), { coupon_code });
    expect(body).toMatchObject({ result: false, confirmSlip: true, message: 'รหัสคูปองนี้ ถูกใช้ครบเเล้ว' });
    const order = { orders_payment_slip: (body.data as { filename: string }).filename };
    const headers = { ...world.buyer, 'idempotency-key': 'paid-too-late' };
    await world.test.request('POST', '/api/orders', {
      headers,
      body: { order, ordersDetail: [{ product_id: world.product.id }] },
    });
    expect(await world.orders()).toMatchObject([{ orders_status: 'wait', orders_net: 590, coupon_id: null }]);
  });
});
