import { EventStreamClient, type TestAnswer } from '@wethi/platform/testing';
import { OrderLists } from '../lists/order-lists';
import { OrderWorld } from '../testing/order-world';

const LISTENERS = 2_000;
const SESSIONS = 500;
/** As many connect at a time as browsers that come back over some seconds do. */
const AT_ONCE = 100;

describe('the red badge', () => {
  let world: OrderWorld;
  let address: string;

  beforeAll(async () => {
    world = await OrderWorld.open();
    address = await world.test.listen();
    await world.renew();
  });
  afterAll(() => world.test.close());

  const open = async (headers: { authorization: string }) => {
    const stream = await EventStreamClient.open(`${address}/api/orders/events`, { ...headers });
    await stream.sees('"ordersTotalStatus":');
    return stream;
  };
  const other = (path: string): Promise<TestAnswer> => world.get(path, world.owner);

  it('BUY-09 2,000 listen: an order is counted once, told to all of them, and no other call fails', async () => {
    const counts = vi.spyOn(world.test.get(OrderLists), 'countIn');
    const sessions: { authorization: string }[] = [];
    while (sessions.length < SESSIONS) sessions.push(await world.test.signInAs('personnel', world.ownerId));
    const streams: EventStreamClient[] = [];
    while (streams.length < LISTENERS) {
      const next = Array.from({ length: AT_ONCE }, (_, place) => sessions[(streams.length + place) % SESSIONS]!);
      streams.push(...(await Promise.all(next.map(open))));
    }
    counts.mockClear();

    const told = Promise.all(streams.map((stream) => stream.sees('data: {"ordersTotalStatus":1}')));
    const [placed, ...others] = await Promise.all([
      world.place(),
      ...Array.from({ length: 80 }, (_, call) => other(['orders', 'orders/ordersById?id=1'][call % 2]!)),
    ]);
    expect(placed.status).toBe(200);
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set([200, 404]));
    await told;
    expect(counts.mock.calls.length).toBeLessThanOrEqual(2);
    for (const stream of streams) stream.close();
  }, 120_000);
});
