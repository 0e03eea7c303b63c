import type { Product } from '@wethi/catalog';
import { makeProduct } from '@wethi/catalog/testing';
import { makeCoupon } from '@wethi/coupons/testing';
import { Config, Database } from '@wethi/platform';
import fc from 'fast-check';
import { createConnection } from 'mysql2/promise';
import { OrdersDetail } from '../order/orders-detail.entity';
import { Orders } from '../order/orders.entity';
import { OrdersRefund } from '../refund/orders-refund.entity';
import { OrderWorld } from '../testing/order-world';
import { KeepSales } from './keep-sales.job';
import { SalesSums } from './sales-sums';

const NOW = '2026-11-28T05:00:00Z';
const RANGE = 'date_start=2026-11-20&date_to=2026-11-28';
const REPORTS = ['salesByDay', 'salesByProduct', 'salesByCoupon'];

interface Line {
  product: number;
  baht: number;
  isBack: boolean;
}

describe('sums of sales that are kept', () => {
  let world: OrderWorld;
  let sums: SalesSums;
  beforeAll(async () => {
    world = await OrderWorld.open();
    sums = world.test.get(SalesSums);
  });
  afterAll(() => world.test.close());
  beforeEach(async () => {
    world.test.clock.set(NOW);
    await clear();
    await world.renew();
  });

  async function clear(): Promise<void> {
    const orders = ['orders_open', 'orders_detail', 'orders_paper', 'orders_refund', 'orders'];
    for (const table of [...orders, 'sales_change', 'sales_day', 'sales_sum'])
      await world.test.database.query(`DELETE FROM ${table}`);
  }
  const keep = () => new KeepSales(sums, world.test.clock).keep({}, { signal: new AbortController().signal });
  const sell = (create_at: string, orders_net = 590, more: Partial<Orders> & { product_id?: number } = {}) =>
    world.order({
      ...{ create_at: new Date(create_at), orders_total: orders_net, orders_net, orders_status: 'approve' as const },
      ...{ product_id: undefined, ...more },
    });
  const reports = (band_id?: number) =>
    Promise.all(
      REPORTS.map(async (report) => {
        const query = band_id === undefined ? RANGE : `${RANGE}&band_id=${band_id}`;
        return (await world.get(`${report}?${query}`, world.owner)).body.data;
      }),
    );
  const net = async () => {
    const { body } = await world.get(`salesByDay?${RANGE}`, world.owner);
    return (body.data as { net: number }[]).reduce((sum, day) => sum + day.net, 0);
  };
  const kept = async (day: string) => !(await sums.due()).includes(day);

  it('ADMIN-02 say what the orders themselves say, of several products, bands and coupons and what came back', async () => {
    const { manager } = world.test.database;
    const beside = await makeProduct(manager, { band_id: world.product.band_id });
    const products = [world.product, beside, await makeProduct(manager)];
    const coupons = [null, (await makeCoupon(manager)).id];
    const line = fc.record({ product: fc.nat(2), baht: fc.integer({ min: 0, max: 99_999 }), isBack: fc.boolean() });
    const order = fc.record({
      hour: fc.nat(8 * 24),
      coupon: fc.nat(1),
      lines: fc.array(line, { minLength: 1, maxLength: 4 }),
      part: fc.nat(100),
    });
    let checked = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(order, { minLength: 1, maxLength: 5 }), async (sold) => {
        await clear();
        for (const { hour, coupon, lines, part } of sold) {
          const at = new Date(Date.parse('2026-11-20T00:00:00Z') + hour * 3_600_000).toISOString();
          await sellSeveral(at, coupons[coupon] ?? null, products, lines, part);
        }
        const made = [await reports(), await reports(world.product.band_id)];
        await keep();
        expect(await sums.due()).toEqual([]);
        expect([await reports(), await reports(world.product.band_id)]).toEqual(made);
        checked += 1;
      }),
      { numRuns: 15 },
    );
    expect(checked).toBe(15);
  });

  /** An order of several lines, a part of which came back, and some lines wholly. */
  async function sellSeveral(at: string, coupon_id: number | null, products: Product[], lines: Line[], part: number) {
    const { manager } = world.test.database;
    const satang = (some: readonly Line[]) => some.reduce((sum, { baht }) => sum + baht, 0);
    const going = lines.filter(({ isBack }) => !isBack);
    const back = satang(lines) - satang(going);
    const { id } = await sell(at, satang(lines) / 100, { coupon_id });
    await manager.delete(OrdersDetail, { orders_id: id });
    await manager.delete('orders_open', { orders_id: id });
    const refunded = (back + Math.floor((satang(going) * part) / 100)) / 100;
    await manager.update(Orders, id, { orders_refunded: refunded });
    const words = { orders_refund_note: 'คืนบัตร', orders_refund_key: `back-${id}` };
    const refund = {
      orders_id: id,
      orders_refund_kind: 'partial' as const,
      orders_refund_amount: back / 100,
      ...words,
    };
    const made = await manager.insert(OrdersRefund, refund);
    const orders_refund_id = made.identifiers[0]?.['id'] as number; // MariaDB's number of a new row
    for (const { product, baht, isBack } of lines) {
      const price = { orders_detail_price: baht / 100, orders_detail_net: baht / 100 };
      const columns = { ...price, orders_id: id, product_id: products[product]?.id };
      await manager.insert(OrdersDetail, { ...columns, orders_refund_id: isBack ? orders_refund_id : null });
    }
  }

  it('ADMIN-02 are made for days that are over, also those without any, and not for today', async () => {
    await sell('2026-11-24T05:00:00Z');
    await sell('2026-11-28T04:00:00Z');
    expect(await sums.due()).toEqual(['2026-11-27', '2026-11-26', '2026-11-25', '2026-11-24']);
    await keep();
    expect(await sums.due()).toEqual([]);
    const marks = async () => (await world.test.database.query<unknown[]>('SELECT 1 FROM sales_change')).length;
    const { id } = await sell('2026-11-28T04:30:00Z', 590, { orders_status: 'wait' });
    const before = await marks();
    await world.update({ id, orders_status: 'approve' });
    expect([await net(), await marks()]).toEqual([3 * 590, before]);
    world.test.clock.set('2026-11-28T17:30:00Z');
    expect(await kept('2026-11-28')).toBe(true); // half past midnight: somebody may still be at it
    world.test.clock.set('2026-11-28T18:00:00Z');
    expect(await kept('2026-11-28')).toBe(false);
  });

  it('ADMIN-02 BUY-10 are untrue from the moment at which an order of theirs is approved, refunded in part or as a whole', async () => {
    const [part, whole] = [await sell('2026-11-24T05:00:00Z'), await sell('2026-11-25T05:00:00Z')];
    const late = await sell('2026-11-26T05:00:00Z', 390, { orders_status: 'wait' });
    await keep();
    const give = (id: number, wish: object) =>
      world.post('orders/refund', { id, reason: 'other', note: 'คืนให้แล้วค่ะ', key: `sums-${id}`, ...wish }, world.owner);
    expect((await give(part.id, { amount: 90 })).body.result).toBe(true);
    expect([await kept('2026-11-24'), await kept('2026-11-25'), await net()]).toEqual([false, true, 1_090]);
    expect((await give(whole.id, {})).body.result).toBe(true);
    expect([await kept('2026-11-25'), await net()]).toEqual([false, 500]);
    expect((await world.update({ id: late.id, orders_status: 'approve' })).body.result).toBe(true);
    expect([await kept('2026-11-26'), await net()]).toEqual([false, 890]);
    await keep();
    expect([await sums.due(), await net()]).toEqual([[], 890]);
  });

  it('ADMIN-02 are untrue once a product of theirs belongs to another band', async () => {
    await sell('2026-11-24T05:00:00Z', 590, { product_id: world.product.id });
    await keep();
    const { band_id } = await makeProduct(world.test.database.manager);
    await world.test.database.manager.update('product', world.product.id, { band_id });
    expect(await kept('2026-11-24')).toBe(false);
    expect((await reports(band_id))[0]).toContainEqual(expect.objectContaining({ date: '2026-11-24', orders: 1 }));
  });

  it('ADMIN-02 are made once more at night, of days that ended lately', async () => {
    await sell('2026-11-24T05:00:00Z');
    await keep();
    await world.test.database.query('UPDATE sales_sum SET sales_net = 1');
    await keep();
    expect(await net()).toBe(1);
    world.test.clock.set('2026-11-28T20:05:00Z'); // five past three
    await keep();
    expect(await net()).toBe(590);
  });

  it('ADMIN-02 say of free tickets beside one that came back that nothing was given back for them', async () => {
    await sellSeveral(
      '2026-11-24T05:00:00Z',
      null,
      [world.product, await makeProduct(world.test.database.manager)],
      [
        { product: 0, baht: 0, isBack: false },
        { product: 1, baht: 59_000, isBack: true },
      ],
      0,
    );
    await keep();
    const { body } = await world.get(`salesByProduct?${RANGE}`, world.owner);
    expect(body.data).toMatchObject([{ product_id: world.product.id, price: 0, refund: 0, net: 0 }]);
  });

  it('ACC-11 are none of somebody of a band that has none', async () => {
    await sell('2026-11-24T05:00:00Z');
    await keep();
    const sold = await sums.within('sales_date', ['2026-11-20', '2026-11-28'], 0);
    expect(await world.test.get(Database).sql.selectFrom(sold.as('s')).select('s.sold').execute()).toEqual([]);
  });

  it('RUN-05 wait for whoever is changing their day, and are untrue when somebody changes it afterwards', async () => {
    const { id } = await sell('2026-11-24T05:00:00Z');
    const other = await createConnection({ uri: world.test.get(Config).DATABASE_URL });
    const change = (refunded: number) =>
      other.query('UPDATE orders SET orders_refunded = ? WHERE id = ?', [refunded, id]);
    const say = () => other.query("INSERT INTO sales_change (sales_date) VALUES ('2026-11-24')");
    try {
      await other.beginTransaction();
      await change(90);
      await say();
      const making = sums.keep('2026-11-24');
      await vi.waitFor(async () => {
        const sql = "SELECT 1 FROM information_schema.processlist WHERE info LIKE 'DELETE FROM sales_change%'";
        expect((await other.query(sql))[0]).toHaveLength(1);
      });
      await other.commit();
      await making;
      expect([await kept('2026-11-24'), await net()]).toEqual([true, 500]);
      await other.beginTransaction();
      await change(190);
      await sums.keep('2026-11-24');
      await say();
      await other.commit();
      expect([await kept('2026-11-24'), await net()]).toEqual([false, 400]);
    } finally {
      await other.end();
    }
  });
});
