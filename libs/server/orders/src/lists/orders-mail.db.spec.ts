import { OrderWorld } from '../testing/order-world';

describe('the letter about an order, asked for once more', () => {
  let world: OrderWorld;

  beforeAll(async () => {
    world = await OrderWorld.open();
  });
  afterAll(() => world.test.close());
  beforeEach(() => world.renew());

  const lettersAbout = async ({ id }: { id: number }) => {
    const rows = await world.test.database.query<{ payload: string }[]>(
      "SELECT payload FROM outbox WHERE name = 'mail-order' ORDER BY id",
    );
    return rows
      .map(({ payload }) => JSON.parse(payload) as { orders_id: number })
      .filter(({ orders_id }) => orders_id === id);
  };

  it('ACC-09 emailConfirmOrder sends it to the buyer, as the order stands now, and to nobody else', async () => {
    const order = await world.order();
    const path = `emailConfirmOrder?orders_id=${order.id}`;
    expect((await world.get(path)).status).toBe(401);
    expect((await world.get(path, world.stranger)).body).toMatchObject({ result: false, code: 'NOT_FOUND' });
    expect((await world.get(path, world.owner)).status).toBe(403);
    expect(await lettersAbout(order)).toEqual([]);
    expect((await world.get(path, world.buyer)).body.result).toBe(true);
    expect(await lettersAbout(order)).toEqual([{ orders_id: order.id, orders_status: 'wait' }]);
  });

  it('ACC-09 emailConfirmOrder fills no mailbox: a cookie alone does not open it, and five an hour are enough', async () => {
    const order = await world.order();
    const ask = async (headers: Record<string, string>) =>
      (await world.get(`emailConfirmOrder?orders_id=${order.id}`, headers)).body.code;
    const token = world.stranger.authorization.replace('Bearer ', '');
    expect(await ask({ cookie: `wethi_member=${token}`, 'sec-fetch-site': 'same-origin' })).toBe('FOREIGN_ORIGIN');
    const codes: unknown[] = [];
    for (let asked = 0; asked < 6; asked += 1) codes.push(await ask({ ...world.stranger }));
    expect(codes.at(-1)).toBe('TOO_MANY');
    expect(await lettersAbout(order)).toEqual([]);
  });

  it('ACC-09 confirmOrder shows where the letter leads: the order by its number, and nothing about a person', async () => {
    const order = await world.order();
    const { body } = await world.get(`confirmOrder?code=${order.order_no.toLowerCase()}`);
    expect(body.data).toEqual((await world.get(`orders/ordersByCode?code=${order.order_no}`)).body.data);
    expect(JSON.stringify(body)).not.toContain('ฟ้าใส');
    expect((await world.get('confirmOrder?code=W261120AAAAAA')).status).toBe(404);
  });
});
