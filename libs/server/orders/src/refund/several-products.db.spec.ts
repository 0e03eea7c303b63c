import { makePersonnel } from '@wethi/accounts/testing';
import type { Product } from '@wethi/catalog';
import { makeProduct, makeProductPrice } from '@wethi/catalog/testing';
import { makeCoupon } from '@wethi/coupons/testing';
import { sumSatang, TICKETS_PER_ORDER, toBaht, toSatang, vatIncluded } from '@wethi/contract';
import fc from 'fast-check';
import { Orders } from '../order/orders.entity';
import { OrdersDetail } from '../order/orders-detail.entity';
import { OrdersPaper } from '../papers/orders-paper.entity';
import { Papers } from '../papers/papers';
import { OrderWorld } from '../testing/order-world';
import { SELLER } from '../testing/seller';

const satang = fc.integer({ min: 1, max: 900_000 });
/** What is bought: a price, or one of a tier; more than one ticket is for a hall. */
const show = fc.record({
  price: satang,
  atTier: fc.boolean(),
  tickets: fc.integer({ min: 1, max: TICKETS_PER_ORDER }),
});
const shows = fc.array(show, { minLength: 1, maxLength: 3 });
const coupons = fc.option(
  fc.oneof(
    fc.record({ kind: fc.constant('Price' as const), value: satang }),
    fc.record({ kind: fc.constant('Point' as const), value: satang }),
    fc.record({ kind: fc.constant('Pay' as const), value: fc.integer({ min: 0, max: 900_000 }) }),
    fc.record({ kind: fc.constant('Percent' as const), value: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ kind: fc.constant('All' as const), value: fc.integer({ min: 1, max: 100 }), less: satang }),
  ),
);
const shares = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 3 });
type Coupon = typeof coupons extends fc.Arbitrary<infer One> ? NonNullable<One> : never;

describe('money of an order of several products', () => {
  let world: OrderWorld;
  let keys = 0;

  beforeAll(async () => {
    world = await OrderWorld.open(SELLER);
  });
  afterAll(() => world.test.close());

  const manager = () => world.test.database.manager;
  const sold = async (products: readonly Product[]) => {
    const today = world.test.clock.today();
    const { body } = await world.get(`salesByProduct?date_start=${today}&date_to=${today}`, world.owner);
    const rows = body.data as { product_id: number; price: number; discount: number; net: number }[];
    return products.map(({ id }) => rows.find(({ product_id }) => product_id === id));
  };

  /** A show at a price, or one with a tier of that price beside another one. */
  async function offer({ price, atTier, tickets }: { price: number; atTier: boolean; tickets: number }) {
    const product_price = toBaht(price);
    const product_format = tickets > 1 ? 'onsite' : 'online';
    if (!atTier) {
      const product = await makeProduct(manager(), { product_price, product_format });
      return { product, product_price_id: undefined, tickets };
    }
    const product = await makeProduct(manager(), { product_price: 990, product_price_list: 'Y', product_format });
    const tier = { product_id: product.id, product_price_value: product_price };
    return { product, product_price_id: (await makeProductPrice(manager(), tier)).id, tickets };
  }

  async function couponOf(coupon: Coupon | null): Promise<string | undefined> {
    if (!coupon) return undefined;
    const { kind, value } = coupon;
    const none = { coupon_price: null, coupon_percent: null, coupon_point: null, coupon_pay: null };
    const columns = {
      Price: { coupon_price: toBaht(value) },
      Point: { coupon_point: toBaht(value) },
      Pay: { coupon_pay: toBaht(value) },
      Percent: { coupon_percent: value },
      All: { coupon_percent: value, coupon_price: 'less' in coupon ? toBaht(coupon.less) : null },
    }[kind];
    return (await makeCoupon(manager(), { ...none, ...columns, coupon_type: kind })).coupon_code;
  }

  /** What a coupon makes of one ticket of each show; of percents each line is rounded by itself. */
  function expectDiscount(coupon: Coupon | null, total: number, discount: number, lines: number): void {
    if (!coupon) expect(discount).toBe(0);
    if (coupon?.kind === 'Price' || coupon?.kind === 'Point') expect(discount).toBe(Math.min(coupon.value, total));
    if (coupon?.kind === 'Pay') expect(total - discount).toBe(Math.min(coupon.value, total));
    if (coupon?.kind !== 'Percent' && coupon?.kind !== 'All') return;
    const less = 'less' in coupon ? coupon.less : 0;
    const exact = Math.min(total, (total * coupon.value) / 100 + less);
    expect(Math.abs(discount - exact)).toBeLessThanOrEqual(lines / 2);
  }

  it('ACC-11 BUY-12 a ticket that comes back is charged to its band alone', async () => {
    await world.renew();
    const shows = await Promise.all([1, 2].map(() => makeProduct(manager(), { product_format: 'onsite' })));
    const body = { order: {}, ordersDetail: shows.map(({ id: product_id }) => ({ product_id })) };
    const made = await world.post('orders', body, { ...world.buyer, 'idempotency-key': world.nextKey() });
    const { insertId: id } = made.body.data as { insertId: number };
    await world.update({ id, orders_status: 'approve' });
    const refundOf = async ({ band_id }: Product) => {
      const person = await makePersonnel(manager(), { role: 'band', band_id });
      const { data } = (await world.get('orders/ordersTotals', await world.test.signInAs('personnel', person.id))).body;
      return (data as { refund: number }).refund;
    };
    const given = () => Promise.all(shows.map(refundOf));
    const { id: line } = await manager().findOneByOrFail(OrdersDetail, { orders_id: id, product_id: shows[1]?.id });
    const wish = { id, reason: 'show', note: 'มาไม่ได้แล้วค่ะ' };
    await world.post('orders/refund', { ...wish, key: 'band-ticket', tickets: [line] }, world.owner);
    expect(await given()).toEqual([0, 590]);
    await world.post('orders/refund', { ...wish, key: 'band-amount', amount: 90 }, world.owner);
    expect(await given()).toEqual([90, 590]);
  });

  it('BUY-07 BUY-12 BUY-15 any prices, tiers, several tickets, coupon or points, and parts that come back: order, lines, papers and reports agree to the satang', async () => {
    const papers = world.test.get(Papers);
    await fc.assert(
      fc.asyncProperty(shows, coupons, shares, fc.boolean(), async (wanted, coupon, parts, invoiced) => {
        await world.renew();
        const offers = [];
        for (const one of wanted) offers.push(await offer(one));
        const products = offers.map(({ product }) => product);
        const body = {
          order: { coupon_code: await couponOf(coupon) },
          ordersDetail: offers.map(({ product, ...line }) => ({ product_id: product.id, ...line })),
        };
        const made = await world.post('orders', body, { ...world.buyer, 'idempotency-key': world.nextKey() });
        const { insertId: id } = made.body.data as { insertId: number };
        const placed = await manager().findOneByOrFail(Orders, { id });
        const [total, discount, net] = [placed.orders_total, placed.orders_discount, placed.orders_net].map(
          toSatang,
        ) as [number, number, number];
        expect(total).toBe(sumSatang(wanted.map(({ price, tickets }) => price * tickets)));
        expect(net).toBe(total - discount);
        expectDiscount(coupon, sumSatang(wanted.map(({ price }) => price)), discount, wanted.length);
        expect(toSatang(placed.orders_vat)).toBe(vatIncluded(net));

        const lines = await manager().find(OrdersDetail, { where: { orders_id: id }, order: { id: 'ASC' } });
        const columns = lines.map((line) =>
          [line.orders_detail_price, line.orders_detail_discount, line.orders_detail_net].map(toSatang),
        );
        const prices = wanted.flatMap(({ price, tickets }) => Array.from({ length: tickets }, () => price));
        expect(columns.map(([price]) => price)).toEqual(prices);
        for (const [price = 0, less = 0, rest = 0] of columns) expect([price - less, rest >= 0]).toEqual([rest, true]);
        expect(sumSatang(columns.map(([, , rest]) => rest ?? 0))).toBe(net);

        if (net > 0) await world.update({ id, orders_status: 'approve' });
        const reported = (await sold(products)).map((row) => row && [row.price, row.discount, row.net].map(toSatang));
        const ofShow = products.map(({ id: product_id }) =>
          lines.flatMap((line, at) => (line.product_id === product_id ? [columns[at] ?? []] : [])),
        );
        expect(reported).toEqual(
          ofShow.map((rows) => [0, 1, 2].map((at) => sumSatang(rows.map((row) => row[at] ?? 0)))),
        );
        await papers.receiptOf(id);
        if (invoiced)
          await world.post(
            'orders/taxInvoice',
            { id, receipt_type: 'person', buyer_name: 'ฟ้าใส', buyer_address: 'กรุงเทพ' },
            world.buyer,
          );
        const issued = await manager().findBy(OrdersPaper, { orders_id: id });
        // What costs nothing has no paper.
        expect(issued).toHaveLength(net === 0 ? 0 : invoiced ? 2 : 1);
        for (const { paper_net, paper_vat } of issued)
          expect([paper_net, paper_vat].map(toSatang)).toEqual([net, vatIncluded(net)]);
        if (net === 0) return;

        let held = net;
        const give = (wish: object) =>
          world.post(
            'orders/refund',
            { id, reason: 'coupon', note: 'คืนเงินค่ะ', key: `several-${++keys}`, ...wish },
            world.owner,
          );
        for (const share of parts) {
          const part = Math.round(share * held);
          if (part === 0) continue;
          held -= part;
          expect((await give({ amount: toBaht(part) })).body.data).toMatchObject({ held: toBaht(held) });
        }
        await give({});
        const notes = await manager().findBy(OrdersPaper, { orders_id: id, paper_kind: 'credit_note' });
        expect(sumSatang(notes.map(({ paper_net }) => toSatang(paper_net)))).toBe(net);
        expect(sumSatang(notes.map(({ paper_vat }) => toSatang(paper_vat)))).toBe(vatIncluded(net));
        expect(await sold(products)).toEqual(products.map(() => undefined));
      }),
      { numRuns: 20 },
    );
  }, 120_000);
});
