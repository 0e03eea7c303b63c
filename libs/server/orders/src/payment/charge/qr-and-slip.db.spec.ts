import { SlipUse } from '../../slip/slip-use.entity';
import { Slip } from '../../slip/slip.entity';
import { QrPayments } from '../../testing/qr-payments';
import { SlipWorld } from '../../testing/slip-world';

describe('a slip for an order that was to be paid by a QR', () => {
  let world: SlipWorld;
  let qr: QrPayments;

  beforeAll(async () => {
    world = await SlipWorld.open();
    qr = await QrPayments.open(world);
  });
  afterAll(() => world.close());
  beforeEach(() => qr.renew());

  const at = '2026-11-20T06:22:00Z';
  const slipNow = (wish: object = {}) => world.slip({ at, ...wish });
  const slipsOf = (orders_id: number) => world.manager.findBy(Slip, { orders_id });

  /** Sends a slip without a QR and confirms it, as its buyer does. */
  async function confirmSlip(): Promise<void> {
    const { body } = await world.upload(await slipNow({ qr: 'false' }));
    expect(body).toMatchObject({ confirmSlip: true });
    const { filename } = body.data as { filename: string };
    const placed = await qr.place({ orders_payment_slip: filename, orders_payment: undefined });
    expect(placed.body.result).toBe(true);
  }
  const approve = (id: number) =>
    world.test.request('POST', '/api/orders/ordersUpdate', {
      headers: qr.office,
      body: { id, orders_status: 'approve' },
    });

  it('BUY-06 that the bank confirms pays it; the QR, paid as well, is money to give back', async () => {
    const { orders_id, order_no } = await qr.order();
    const { body } = await world.upload(await slipNow());
    expect(body).toMatchObject({ result: true, orderResult: { id: orders_id, order_no } });
    const paid = { orders_status: 'approve', orders_payment: 'transfer', orders_payment_type_id: 4 };
    expect(await world.orders()).toMatchObject([{ id: orders_id, ...paid }]);
    await qr.pay(order_no);
    const listed = { orders_id, money_back_amount: 590, money_back_reason: 'second_slip' };
    expect(await world.moneyBack()).toMatchObject([listed]);
  });

  it('BUY-06 BUY-04 that nobody can check waits for personnel with the same order', async () => {
    const { orders_id } = await qr.order();
    await confirmSlip();
    const waiting = { orders_status: 'wait', orders_payment: 'transfer', orders_payment_type_id: 4 };
    expect(await world.orders()).toMatchObject([{ id: orders_id, ...waiting }]);
    const [slip, ...others] = await slipsOf(orders_id);
    expect([slip?.slip_status, others]).toEqual(['unclear', []]);
    expect(await qr.told('announce-order', orders_id)).toEqual([{ orders_id, slip_id: slip?.id }]);
    world.test.clock.advance(86_400);
    await qr.work();
    expect(await qr.stored(orders_id)).toMatchObject({ orders_status: 'wait' });
  });

  it('BUY-06 of the QR itself counts once, whoever is first: the bank or personnel', async () => {
    const bankFirst = await qr.order();
    await confirmSlip();
    await qr.pay(bankFirst.order_no);
    expect(await qr.stored(bankFirst.orders_id)).toMatchObject({ orders_status: 'approve', orders_payment: 'qr' });
    expect(await slipsOf(bankFirst.orders_id)).toMatchObject([{ slip_status: 'accepted' }]);
    await qr.renew();
    const personnelFirst = await qr.order();
    await confirmSlip();
    expect((await approve(personnelFirst.orders_id)).status).toBe(200);
    await qr.pay(personnelFirst.order_no);
    expect(await qr.charges(personnelFirst.orders_id)).toMatchObject([{ charge_status: 'paid' }]);
    expect(await world.moneyBack()).toEqual([]);
  });

  it('BUY-06 that paid something else meanwhile keeps nobody’s money back', async () => {
    const { orders_id, order_no } = await qr.order();
    await confirmSlip();
    const [slip] = await slipsOf(orders_id);
    const { picture_sha256 } = slip!;
    await world.manager.insert(SlipUse, { slip_id: slip!.id, orders_id, picture_sha256 });
    await qr.pay(order_no);
    expect(await qr.stored(orders_id)).toMatchObject({ orders_status: 'approve', orders_payment: 'qr' });
    expect(await slipsOf(orders_id)).toMatchObject([{ slip_status: 'unclear' }]);
  });

  it('BUY-06 BUY-21 that comes after the day is over opens the order again and pays it', async () => {
    const { orders_id } = await qr.order();
    world.test.clock.advance(86_400);
    await qr.work();
    const { body } = await world.upload(await world.slip({ at: '2026-11-21T06:22:00Z' }), {
      orders_id: String(orders_id),
    });
    expect(body).toMatchObject({ result: true, orderResult: { id: orders_id } });
    const paid = { orders_status: 'approve', orders_payment: 'transfer', orders_payment_type_id: 4 };
    expect(await qr.stored(orders_id)).toMatchObject(paid);
  });
});
