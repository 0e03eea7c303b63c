import { AuditEntry } from '@wethi/platform';
import { Orders } from './orders.entity';
import { SlipUse } from '../slip/slip-use.entity';
import { OrderWorld } from '../testing/order-world';

describe('status of an order', () => {
  let world: OrderWorld;

  beforeAll(async () => {
    world = await OrderWorld.open();
  });
  afterAll(() => world.test.close());
  beforeEach(() => world.renew());

  it('BUY-08 approving records who and when, claims the slip and leaves an audit row', async () => {
    const order = await world.order();
    const slip = await world.slip({ orders_id: order.id, sending_bank: '014', trans_ref: `Ref${order.id}` });
    expect((await world.update({ id: order.id, orders_status: 'approve' })).body.result).toBe(true);
    expect((await world.own())[0]).toMatchObject({
      orders_status: 'approve',
      approve_by: world.ownerId,
      approve_date: world.test.clock.today(),
    });
    expect((await world.steps(order.id)).at(-1)).toEqual(['wait', 'approve', 'personnel', world.ownerId, null]);
    expect(await world.test.database.manager.countBy(SlipUse, { slip_id: slip.id })).toBe(1);
    expect(await world.test.database.manager.countBy(AuditEntry, { entity: 'Orders', entity_id: order.id })).toBe(1);
  });

  it('BUY-05 personnel cannot approve a transfer a second time', async () => {
    const [first, second] = [await world.order(), await world.order({ product_id: undefined })];
    const transfer = { sending_bank: '014', trans_ref: `Twice${first.id}` };
    await world.slip({ orders_id: first.id, ...transfer });
    await world.slip({ orders_id: second.id, ...transfer });
    await world.update({ id: first.id, orders_status: 'approve' });
    expect((await world.update({ id: second.id, orders_status: 'approve' })).body).toMatchObject({ code: 'SLIP_USED' });
    expect(await world.test.database.manager.findOneBy(Orders, { id: second.id })).toMatchObject({
      orders_status: 'wait',
    });
    const { body } = await world.get(`orders/ordersByStatus?id=${second.id}`, world.owner);
    expect(body.data).toEqual([expect.objectContaining({ slip: expect.objectContaining({ used_before: true }) })]);
  });

  it('BUY-08 refusing and refunding need a note, which the customer reads; then it may be bought again', async () => {
    const order = await world.order();
    expect(await world.update({ id: order.id, orders_status: 'not' })).toMatchObject({
      status: 422,
      body: { code: 'NOTE_REQUIRED' },
    });
    await world.update({ id: order.id, orders_status: 'not', orders_note: 'ยอดไม่ตรง' });
    const { body } = await world.get(`orders/ordersById?id=${order.id}`, world.buyer);
    expect(body.data).toMatchObject({ orders_status: 'not', orders_note: 'ยอดไม่ตรง' });
    expect((await world.place()).status).toBe(200);
  });

  it.each([
    ['wait', 'refund'],
    ['approve', 'wait'],
    ['approve', 'not'],
    ['not', 'approve'],
    ['refund', 'approve'],
  ] as const)('BUY-08 never goes from %s to %s', async (from, to) => {
    const order = await world.order({ orders_status: from });
    const answer = await world.update({ id: order.id, orders_status: to, orders_note: 'ลอง' });
    expect(answer).toMatchObject({ status: 409, body: { code: 'ORDER_NOT_OPEN' } });
    expect((await world.own())[0]!.orders_status).toBe(from);
  });

  it('BUY-08 of two decisions at once one counts', async () => {
    const order = await world.order();
    const answers = await Promise.all([
      world.update({ id: order.id, orders_status: 'approve' }),
      world.update({ id: order.id, orders_status: 'not', orders_note: 'ยอดไม่ตรง' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await world.steps(order.id)).toHaveLength(2);
  });

  it('BUY-08 amounts and approvals are no columns that personnel writes', async () => {
    const order = await world.order();
    for (const field of ['orders_net', 'approve_by', 'user_id'])
      expect((await world.update({ id: order.id, [field]: 1 })).body).toMatchObject({ errors: [{ field }] });
    expect((await world.update({ id: order.id, orders_tracking: 'TH123' })).status).toBe(200);
    expect((await world.own())[0]).toMatchObject({ orders_tracking: 'TH123', orders_status: 'wait', orders_net: 590 });
  });

  it('BUY-09 only a refused order can be deleted', async () => {
    const [open, refused] = [await world.order(), await world.order({ product_id: undefined, orders_status: 'not' })];
    const remove = (id: number) => world.test.request('DELETE', `/api/orders?id=${id}`, { headers: world.owner });
    expect([(await remove(open.id)).status, (await remove(refused.id)).status]).toEqual([409, 200]);
    expect(await world.own()).toHaveLength(1);
  });
});
