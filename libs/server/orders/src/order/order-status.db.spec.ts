import { AuditEntry, OutboxRow } from '@wethi/platform';
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

  it('BUY-10 a decision about an order that changed since it was read is refused, and overwrites no note', async () => {
    const order = await world.order();
    const { body } = await world.get(`orders?id=${order.id}`, world.owner);
    const { update_at } = (body.data as { update_at: string }[])[0] ?? {};
    const refuse = (orders_note: string) =>
      world.update({ id: order.id, orders_status: 'not', orders_note, update_at });
    expect((await refuse('ยอดไม่ตรง')).status).toBe(200);
    expect(await refuse('สลิปซ้ำ')).toMatchObject({ status: 409, body: { code: 'ROW_CHANGED' } });
    expect((await world.own())[0]).toMatchObject({ orders_status: 'not', orders_note: 'ยอดไม่ตรง' });
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
    const refused = { order_no: order.order_no, orders_status: 'not', orders_note: 'ยอดไม่ตรง' };
    const byCode = await world.get(`orders/ordersByCode?code=${order.order_no}`);
    expect(byCode.body.data).toMatchObject({ ...refused, new_slip_until: expect.any(String) });
    const purchases = async () => (await world.get('orders/ordersProductByUserId', world.buyer)).body.data;
    expect(await purchases()).toMatchObject([{ ...refused, access_until: null, new_slip_until: expect.any(String) }]);
    expect((await world.place()).status).toBe(200);
    expect(await purchases()).toMatchObject([{ orders_status: 'wait', new_slip_until: null }]);
  });

  it('BUY-11 what a buyer cancelled stands in no list, and takes no other slip', async () => {
    const { order_no } = await world.order();
    await world.post('orders/ordersCancelByCode', { code: order_no });
    expect((await world.get('orders/ordersProductByUserId', world.buyer)).body.data).toEqual([]);
    const { body } = await world.get(`orders/ordersByCode?code=${order_no}`);
    expect(body.data).toMatchObject({ orders_status: 'not', new_slip_until: null });
  });

  it('TELL-08 BUY-08 each decision of personnel leaves news for the buyer with it, and so does whoever holds the number; their own step none', async () => {
    const [refused, approved, cancelled, byLink, byFriend] = [
      await world.order(),
      await world.order({ product_id: undefined }),
      await world.order({ product_id: undefined }),
      await world.order({ product_id: undefined }),
      await world.order({ product_id: undefined }),
    ];
    await world.update({ id: refused.id, orders_status: 'not', orders_note: 'ยอดไม่ตรง' });
    await world.update({ id: approved.id, orders_status: 'approve' });
    await world.post('orders/ordersCancelByCode', { code: cancelled.order_no }, world.buyer);
    await world.post('orders/ordersCancelByCode', { code: byLink.order_no });
    await world.post('orders/ordersCancelByCode', { code: byFriend.order_no }, world.stranger);
    const rows = await world.test.database.manager.findBy(OutboxRow, { name: 'tell-buyer' });
    const news = rows.map(({ payload }) => JSON.parse(payload) as { orders_id: number });
    const made = [refused, approved, cancelled, byLink, byFriend].map(({ id }) => id);
    const mine = news.filter(({ orders_id }) => made.includes(orders_id));
    expect(mine).toEqual([
      { orders_id: refused.id, orders_status: 'not' },
      { orders_id: approved.id, orders_status: 'approve' },
      { orders_id: byLink.id, orders_status: 'not' },
      { orders_id: byFriend.id, orders_status: 'not' },
    ]);
  });

  it.each([
    ['wait', 'refund'],
    ['approve', 'wait'],
    ['approve', 'not'],
    ['not', 'approve'],
    ['not', 'wait'],
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
