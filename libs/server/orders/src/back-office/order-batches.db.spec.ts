import { makeUser } from '@wethi/accounts/testing';
import { makeProduct } from '@wethi/catalog/testing';
import { Orders } from '../order/orders.entity';
import { OrderWorld } from '../testing/order-world';

describe('several orders in one go', () => {
  let world: OrderWorld;

  beforeAll(async () => {
    world = await OrderWorld.open();
  });
  afterAll(() => world.test.close());
  beforeEach(() => world.renew());

  const create = (orders: object[], key = world.nextKey()) =>
    world.post('orders/ordersCreateAll', { orders }, { ...world.owner, 'idempotency-key': key });
  const ofShow = (more: object = {}) => ({
    ...{ user_id: world.userId, ordersDetail: [{ product_id: world.product.id }] },
    ...more,
  });

  it('BUY-06 BUY-09 personnel makes orders of customers who pay in cash, and what is paid is theirs at once', async () => {
    const other = (await makeUser(world.test.database.manager)).id;
    const key = world.nextKey();
    const orders = [ofShow({ paid: true }), ofShow({ user_id: other })];
    const { body } = await create(orders, key);
    expect((await create(orders, key)).body.data).toEqual(body.data);
    const [order] = await world.own();
    expect(order).toMatchObject({ orders_status: 'approve', orders_payment: 'cash', approve_by: world.ownerId });
    expect(await world.steps(order?.id ?? 0)).toEqual([
      [null, 'wait', 'personnel', world.ownerId, null],
      ['wait', 'approve', 'personnel', world.ownerId, 'รับเงินสดแล้ว'],
    ]);
    const waiting = await world.test.database.manager.findBy(Orders, { user_id: other });
    expect(waiting).toMatchObject([{ orders_status: 'wait', orders_payment: 'cash', orders_net: 590 }]);
  });

  it('BUY-08 makes all or none: a second order of a show, or nobody as a customer, and nothing is made', async () => {
    const other = (await makeUser(world.test.database.manager)).id;
    await world.order();
    const refused = await create([ofShow({ user_id: other }), ofShow()]);
    expect(refused.body).toMatchObject({ result: false, code: 'ALREADY_ORDERED' });
    expect((await create([ofShow({ user_id: 99_999_999 })])).status).toBe(422);
    expect(await world.test.database.manager.countBy(Orders, { user_id: other })).toBe(0);
    expect((await world.post('orders/ordersCreateAll', { orders: [ofShow()] }, world.buyer)).status).toBe(403);
  });

  it('BUY-09 ACC-12 cash for a merged account is an order of the one that stays; of nobody who cannot sign in', async () => {
    const { manager } = world.test.database;
    const gone = await makeUser(manager, { user_status: 'Block', user_merged_into: world.userId });
    const blocked = await makeUser(manager, { user_status: 'Block' });
    const refused = await create([ofShow({ user_id: blocked.id, paid: true })]);
    expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([422, 'orders.user_id']);
    const key = world.nextKey();
    const paid = [ofShow({ user_id: gone.id, paid: true })];
    const { body } = await create(paid, key);
    expect((await create(paid, key)).body.data).toEqual(body.data);
    expect(await world.own()).toMatchObject([{ user_id: world.userId, orders_status: 'approve' }]);
  });

  it('BUY-14 says that a show is sold out, or has fewer seats than wanted, and makes nothing', async () => {
    const { database } = world.test;
    await database.query('INSERT INTO product_places VALUES (?, 1, 0)', [world.product.id]);
    const other = (await makeUser(database.manager)).id;
    const both = await create([ofShow({ paid: true }), ofShow({ user_id: other })]);
    expect(both.body).toMatchObject({ result: false, code: 'PLACES_TOO_FEW', data: { places_left: 1 } });
    expect(await world.own()).toEqual([]);
    expect((await create([ofShow()])).body.result).toBe(true);
    expect((await create([ofShow({ user_id: other })])).body).toMatchObject({ result: false, code: 'SOLD_OUT' });
  });

  it('BUY-09 changes all or none', async () => {
    const [one, two] = [await world.order(), await world.order({ product_id: undefined })];
    const update = (orders: object[]) => world.post('orders/ordersUpdataAll', { orders }, world.owner);
    const refused = await update([
      { id: one.id, orders_status: 'approve' },
      { id: two.id, orders_status: 'not' },
    ]);
    expect(refused.body.code).toBe('NOTE_REQUIRED');
    expect((await world.own()).map(({ orders_status }) => orders_status)).toEqual(['wait', 'wait']);
    const { body } = await update([
      { id: two.id, orders_tracking: 'TH1' },
      { id: one.id, orders_status: 'approve' },
    ]);
    expect(body.data).toEqual([{ insertId: one.id }, { insertId: two.id }]);
    expect(await world.own()).toMatchObject([{ orders_status: 'approve' }, { orders_tracking: 'TH1' }]);
  });

  it('BUY-09 orders are found by course, by e-mail and by what is to be sent; lines by product', async () => {
    const { manager } = world.test.database;
    const course = await makeProduct(manager, { product_type: 'C', product_book: 'Y' });
    const order = await world.order({ product_id: course.id, orders_status: 'approve' });
    await world.order();
    await manager.query('UPDATE user SET user_email = ? WHERE id = ?', [
      `fan${world.userId}@example.com`,
      world.userId,
    ]);
    const idsOf = async (path: string, headers = world.owner) => {
      const { body } = await world.get(path, headers);
      return (body.data as { id: number }[]).map(({ id }) => id);
    };
    const ofUser = `user_id=${world.userId}&courses_id=${course.id}`;
    expect(await idsOf(`orders/ordersByUserIdAndCoursesId?${ofUser}`)).toEqual([order.id]);
    expect(await idsOf(`orders/ordersByUserIdAndCoursesId?${ofUser}`, world.buyer)).toEqual([order.id]);
    expect((await world.get(`orders/ordersByUserIdAndCoursesId?${ofUser}`, world.stranger)).status).toBe(404);
    expect(await idsOf(`orders/ordersByUserEmail?user_email=fan${world.userId}@example.com`)).toHaveLength(2);
    expect(await idsOf('orders/ordersByProductBooks?sort=-id&limit=1')).toEqual([order.id]);
    const bought = await world.get(`ordersDetailByProductId?product_id=${course.id}`, world.owner);
    expect(bought.body.data).toMatchObject([{ orders_id: order.id, product_id: course.id }]);
    expect((await world.get(`ordersDetailByProductI?product_id=${course.id}`, world.owner)).body.data).toEqual(
      bought.body.data,
    );
    const booked = `ordersDetailBookingByProductId?product_id=${course.id}`;
    expect((await world.get(booked, world.owner)).body.total).toBe(1);
    await world.update({ id: order.id, orders_status: 'refund', orders_note: 'คืน' });
    expect((await world.get(booked, world.owner)).body.total).toBe(0);
  });
});
