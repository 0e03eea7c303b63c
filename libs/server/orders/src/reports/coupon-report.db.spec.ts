import { makeCoupon } from '@wethi/coupons/testing';
import { addDays } from '@wethi/format';
import { Orders } from '../order/orders.entity';
import { OrderWorld } from '../testing/order-world';

describe('the uses of a coupon', () => {
  let world: OrderWorld;
  beforeAll(async () => {
    world = await OrderWorld.open();
    await world.renew();
  });
  afterAll(() => world.test.close());

  const uses = async (id: number) => (await world.get(`couponUses?id=${id}`, world.owner)).body;

  it('BUY-07 BUY-13 are summed up of orders that wait or are paid, and counted for each of the last fourteen days', async () => {
    const { id: coupon_id } = await makeCoupon(world.test.database.manager, { coupon_limit: 200 });
    const today = world.test.clock.today();
    const order = (orders_status: 'wait' | 'approve' | 'not' | 'refund', date: string) =>
      world.order({
        ...{ product_id: undefined, coupon_id, orders_status, orders_discount: 100, orders_net: 490 },
        create_at: new Date(`${date}T23:30:00+07:00`),
      });
    await order('approve', today);
    await order('wait', addDays(today, -13));
    await order('approve', addDays(today, -14));
    await order('not', today);
    await order('refund', today);
    const partly = await order('approve', addDays(today, -15));
    await world.test.database.manager.update(Orders, partly.id, { orders_refunded: 90 });
    const { data } = await uses(coupon_id);
    expect(data).toMatchObject({ used: 4, coupon_limit: 200, discount: 400, net: 1870 });
    const days = (data as { days: { date: string; used: number }[] }).days;
    expect(days).toHaveLength(14);
    expect(days.filter(({ used }) => used > 0)).toEqual([
      { date: addDays(today, -13), used: 1 },
      { date: today, used: 1 },
    ]);
  });

  it('BUY-13 end with the last day of a coupon that is over, and are nothing of one that nobody used', async () => {
    const coupon_to = addDays(world.test.clock.today(), -30);
    const { id } = await makeCoupon(world.test.database.manager, { coupon_to });
    const { data } = await uses(id);
    expect(data).toMatchObject({ used: 0, coupon_limit: null, discount: 0, net: 0 });
    expect((data as { days: { date: string }[] }).days.at(-1)?.date).toBe(coupon_to);
    expect((await world.get('couponUses?id=4000000000', world.owner)).status).toBe(404);
  });
});
