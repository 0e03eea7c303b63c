import { OrderChanges } from '../../order/order-changes';
import { SlipUse } from '../../slip/slip-use.entity';
import { SlipVerifier } from '../../slip/slip-verifier';
import { Slip } from '../../slip/slip.entity';
import { SlipWorld } from '../../testing/slip-world';

describe('uploadSlip for a show that was ordered before', () => {
  let world: SlipWorld;
  beforeAll(async () => {
    world = await SlipWorld.open();
  });
  afterAll(() => world.close());
  beforeEach(() => world.renew());

  it('BUY-08 two slips at once for one show make one order', async () => {
    const pictures = await Promise.all([world.slip(), world.slip()]);
    const answers = await Promise.all(pictures.map((picture) => world.upload(picture)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await world.orders()).toHaveLength(1);
    expect(await world.moneyBack()).toMatchObject([{ money_back_amount: 590, money_back_status: 'wait' }]);
  });

  it('BUY-08 beside an approved order a verified slip, of whatever amount, is money to give back', async () => {
    const order = await world.order('approve');
    const picture = await world.slip({ amount: 300 });
    const answer = await world.upload(picture);
    const data = { id: order.id, order_no: order.order_no, orders_status: 'approve' };
    const message = expect.stringContaining('เงินที่โอนมาตามสลิปนี้ (฿300.00) อยู่ในรายการรอคืนเงิน');
    expect(answer).toMatchObject({ status: 409, body: { code: 'ALREADY_ORDERED', message, data } });
    const [entry, ...others] = await world.moneyBack();
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      orders_id: order.id,
      money_back_amount: 300,
      money_back_reason: 'second_slip',
      money_back_status: 'wait',
    });
    const kept = await world.manager.findOneByOrFail(Slip, { id: entry!.slip_id ?? 0 });
    expect(kept).toMatchObject({ slip_status: 'to_return', outcome: 'verified', amount: 300, orders_id: null });
    expect(
      (await world.test.request('GET', `/api/slipImage?filename=${kept.slip_picture}`, { headers: world.buyer }))
        .status,
    ).toBe(200);
    expect(await world.upload(picture)).toMatchObject({ status: 409, body: { code: 'ALREADY_ORDERED' } });
    expect(await world.moneyBack()).toHaveLength(1);
  });

  it('BUY-08 is money to give back when the order is cancelled while the bank is asked', async () => {
    const order = await world.order('wait');
    const verifier = world.test.get(SlipVerifier);
    vi.spyOn(verifier, 'ask').mockImplementationOnce(async (question) => {
      await world.test.get(OrderChanges).cancel(order.order_no, undefined);
      return verifier.ask(question);
    });
    expect(await world.upload(await world.slip())).toMatchObject({ status: 409, body: { code: 'ORDER_NOT_OPEN' } });
    const entry = { orders_id: order.id, money_back_amount: 590, money_back_reason: 'cancelled' };
    expect(await world.moneyBack()).toMatchObject([entry]);
  });

  it('BUY-08 the slip that paid the order, sent again, is no money to give back', async () => {
    const picture = await world.slip();
    await world.upload(picture);
    expect(await world.upload(picture)).toMatchObject({ status: 409, body: { code: 'ALREADY_ORDERED' } });
    expect(await world.moneyBack()).toEqual([]);
  });

  it('BUY-08 a verified slip pays the order that waits, whatever was in its way before', async () => {
    const order = await world.order('wait');
    expect((await world.upload(await world.slip())).body).toMatchObject({
      result: true,
      orderResult: { id: order.id },
    });
    expect(await world.orders()).toMatchObject([
      { id: order.id, orders_status: 'approve', orders_payment: 'transfer' },
    ]);
    expect(await world.moneyBack()).toEqual([]);
  });

  it('BUY-08 spends the transfer that paid, not that of another slip which its order waited with', async () => {
    const verifier = world.test.get(SlipVerifier);
    vi.spyOn(verifier, 'ask').mockImplementationOnce(async (question) => {
      const { id: orders_id } = await world.order('wait');
      const confirmed = {
        user_id: world.userId,
        product_id: world.product.id,
        orders_id,
        picture_sha256: `c${orders_id}`,
      };
      await world.manager.insert(Slip, { ...confirmed, slip_status: 'unclear', slip_picture: `c${orders_id}` });
      return verifier.ask(question);
    });
    const picture = await world.slip();
    expect((await world.upload(picture)).body.result).toBe(true);
    const { trans_ref } = await world.referenceOf(picture);
    const [order] = await world.orders();
    expect(await world.manager.findBy(SlipUse, { orders_id: order!.id })).toMatchObject([{ trans_ref }]);
    expect(await world.manager.countBy(Slip, { orders_id: order!.id, slip_status: 'unclear' })).toBe(1);
  });

  it('BUY-08 an unclear slip beside an order that waits answers 409 and the order', async () => {
    const order = await world.order('wait');
    const answer = await world.upload(await world.slip({ qr: 'false' }));
    expect(answer).toMatchObject({ status: 409, body: { code: 'ALREADY_ORDERED', data: { id: order.id } } });
    expect(await world.moneyBack()).toEqual([]);
  });

  it.each(['not', 'refund'] as const)('BUY-08 after an order that is %s it may be bought again', async (status) => {
    await world.order(status);
    expect((await world.upload(await world.slip())).body).toMatchObject({ result: true });
  });
});
