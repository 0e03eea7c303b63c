import { OrderWorld } from '../testing/order-world';

describe('parcels of several orders', () => {
  let world: OrderWorld;
  beforeAll(async () => {
    world = await OrderWorld.open();
  });
  afterAll(() => world.test.close());
  beforeEach(() => world.renew());

  const send = (ids: number[], orders_book_send = 'Y', who: object = world.owner) =>
    world.post('orders/ordersUpdataListBookSend', { ids, orders_book_send }, who);
  const states = async () => (await world.own()).map((order) => order.orders_book_send);
  const two = async () => [await world.order(), await world.order({ product_id: undefined })].map(({ id }) => id);

  it('BUY-08 one call says of several orders that their parcels went out', async () => {
    const ids = await two();
    expect((await send(ids)).status).toBe(200);
    expect(await states()).toEqual(['Y', 'Y']);
  });

  it('BUY-08 all or none: an order that is not there changes no other', async () => {
    const ids = await two();
    expect((await send([...ids, 999_999])).status).toBe(404);
    expect(await states()).toEqual(['N', 'N']);
  });

  it('BUY-08 takes Y, N and C, some orders at once, from personnel only', async () => {
    const ids = await two();
    expect((await send(ids, 'X')).status).toBe(422);
    expect((await send([])).status).toBe(422);
    expect((await send(ids, 'Y', world.buyer)).status).toBe(403);
    expect(await states()).toEqual(['N', 'N']);
  });
});
