import { makePersonnel } from '@wethi/accounts/testing';
import { makeProduct } from '@wethi/catalog/testing';
import { makeCoupon } from '@wethi/coupons/testing';
import { OrdersDetail } from '../order/orders-detail.entity';
import { Orders } from '../order/orders.entity';
import { OrdersRefund } from '../refund/orders-refund.entity';
import { OrderWorld } from '../testing/order-world';

describe('sales', () => {
  let world: OrderWorld;
  beforeAll(async () => {
    world = await OrderWorld.open();
  });
  afterAll(() => world.test.close());
  beforeEach(() => world.renew());

  const sell = (create_at: string, orders_net: number, more: object = {}) =>
    world.order({ create_at: new Date(create_at), orders_total: 490, orders_net, orders_status: 'approve', ...more });
  const other = { product_id: undefined };
  const none = { orders: 0, tickets: 0, price: 0, discount: 0, refund: 0, net: 0 };

  it('ADMIN-02 are summed for each day in Bangkok, approved orders only, also days without any', async () => {
    await sell('2034-03-01T16:59:59Z', 490);
    await sell('2034-03-01T05:00:00Z', 0.1, other);
    await sell('2034-03-01T17:00:00Z', 390, other); // the 2nd in Bangkok
    await sell('2034-03-01T05:00:00Z', 490, { ...other, orders_status: 'wait' });
    const { body } = await world.get('salesByDay?date_start=2034-02-28&date_to=2034-03-02', world.owner);
    expect(body.data).toEqual([
      { ...none, date: '2034-02-28' },
      { ...none, date: '2034-03-01', orders: 2, tickets: 2, price: 980, net: 490.1 },
      { ...none, date: '2034-03-02', orders: 1, tickets: 1, price: 490, net: 390 },
    ]);
  });

  it('ADMIN-02 are summed for each product, the best first', async () => {
    await sell('2034-04-01T05:00:00Z', 100, other);
    await sell('2034-04-02T05:00:00Z', 290);
    const { body } = await world.get('salesByProduct?date_start=2034-04-01&date_to=2034-04-30', world.owner);
    expect(body.data).toMatchObject([
      { product_id: world.product.id, product_title: world.product.product_title, tickets: 1, net: 290 },
      { orders: 1, net: 100 },
    ]);
  });

  it('ADMIN-02 are those of one band where one is chosen', async () => {
    await sell('2034-09-01T05:00:00Z', 290);
    await sell('2034-09-01T05:00:00Z', 100, other);
    const of = `date_start=2034-09-01&date_to=2034-09-01&band_id=${world.product.band_id}`;
    expect((await world.get(`salesByDay?${of}`, world.owner)).body.data).toMatchObject([{ orders: 1, net: 290 }]);
    expect((await world.get(`salesByProduct?${of}`, world.owner)).body.data).toMatchObject([{ net: 290 }]);
  });

  it('ADMIN-02 BUY-13 are summed for each coupon that was used, the one of most orders first', async () => {
    const { manager } = world.test.database;
    const [few, many] = [await makeCoupon(manager, { coupon_limit: 20 }), await makeCoupon(manager)];
    await sell('2034-08-01T05:00:00Z', 290, { coupon_id: few.id });
    await sell('2034-08-01T05:00:00Z', 390, { ...other, coupon_id: many.id });
    await sell('2034-08-02T05:00:00Z', 190, { ...other, coupon_id: many.id });
    await sell('2034-08-02T05:00:00Z', 490, other);
    const range = 'date_start=2034-08-01&date_to=2034-08-31';
    const { body } = await world.get(`salesByCoupon?${range}`, world.owner);
    expect(body.data).toMatchObject([
      { coupon_id: many.id, coupon_code: many.coupon_code, coupon_limit: null, orders: 2, net: 580 },
      { coupon_id: few.id, coupon_limit: 20, orders: 1, net: 290 },
    ]);
    const { id: clerk } = await makePersonnel(manager, { role: 'shop' });
    const shop = await world.test.signInAs('personnel', clerk);
    expect((await world.get(`salesByCoupon?${range}`, shop)).status, 'reads coupons, and no reports').toBe(403);
    const ofBand = await world.get(`salesByCoupon?${range}&band_id=${world.product.band_id}`, world.owner);
    expect(ofBand.body.data).toMatchObject([{ coupon_id: few.id }]);
  });

  it('ACC-11 a band reads of its own products, in the same figures', async () => {
    await sell('2034-05-01T05:00:00Z', 290);
    await sell('2034-05-01T05:00:00Z', 100, other);
    const { id } = await makePersonnel(world.test.database.manager, { role: 'band', band_id: world.product.band_id });
    const band = await world.test.signInAs('personnel', id);
    const range = 'date_start=2034-05-01&date_to=2034-05-01';
    expect((await world.get(`salesByDay?${range}`, band)).body.data).toMatchObject([{ orders: 1, net: 290 }]);
    expect((await world.get(`salesByProduct?${range}`, band)).body.data).toHaveLength(1);
    expect((await world.get(`salesByProductFile?${range}&format=csv`, band)).raw.toString()).not.toContain('100.00');
  });

  it('ADMIN-02 BUY-10 are less by what was given back in part, of each product and of each band', async () => {
    const { manager } = world.test.database;
    const { id } = await sell('2034-07-01T05:00:00Z', 400, { orders_total: 400 });
    const { id: other_id } = await makeProduct(manager);
    // A second product, and two tickets of it, one of which came back for its hundred.
    const line = { orders_id: id, product_id: other_id, orders_detail_price: 100, orders_detail_net: 100 };
    const refund = { orders_id: id, orders_refund_kind: 'partial' as const, orders_refund_amount: 100 };
    const words = { orders_refund_note: 'คืนบัตร', orders_refund_key: 'one' };
    const back = await manager.insert(OrdersRefund, { ...refund, ...words });
    const orders_refund_id = back.identifiers[0]?.['id'] as number;
    await manager.insert(OrdersDetail, [line, { ...line, orders_refund_id }]);
    await manager.update(Orders, id, { orders_total: 600, orders_net: 600, orders_refunded: 150 });
    const range = 'date_start=2034-07-01&date_to=2034-07-01';
    const sales = async (path: string, as = world.owner) => (await world.get(`${path}?${range}`, as)).body.data;
    expect(await sales('salesByDay')).toMatchObject([{ tickets: 2, price: 500, refund: 50, net: 450 }]);
    expect(await sales('salesByProduct')).toMatchObject([
      { product_id: world.product.id, price: 400, refund: 40, net: 360 },
      { product_id: other_id, price: 100, refund: 10, net: 90 },
    ]);
    const own = await makePersonnel(manager, { role: 'band', band_id: world.product.band_id });
    const band = await world.test.signInAs('personnel', own.id);
    expect(await sales('salesByDay', band)).toMatchObject([{ price: 400, refund: 40, net: 360 }]);
    expect(await sales('orders/ordersTotalsByDate')).toMatchObject([{ approve: 1, net: 450 }]);
    expect(await sales('orders/ordersTotalsByDate', band)).toMatchObject([{ approve: 1, net: 360 }]);
  });

  it('ADMIN-02 leave as files with Thai names, for a year at most', async () => {
    await sell('2034-06-01T05:00:00Z', 290);
    const range = 'date_start=2034-06-01&date_to=2034-06-01';
    const csv = await world.get(`salesByDayFile?${range}&format=csv`, world.owner);
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(decodeURIComponent(String(csv.headers['content-disposition']))).toContain(
      'ยอดขายรายวัน 2034-06-01 2034-06-01.csv',
    );
    expect(csv.raw.toString()).toBe(
      '\uFEFFวันที่,คำสั่งซื้อ,บัตร,ราคาเต็ม,ส่วนลด,คืนบางส่วน,ยอดขาย\r\n2034-06-01,1,1,490.00,0.00,0.00,290.00\r\n',
    );
    const xlsx = await world.get(`salesByProductFile?${range}&format=xlsx`, world.owner);
    expect([xlsx.status, xlsx.raw.subarray(0, 2).toString()]).toEqual([200, 'PK']);
    const bad = (query: string) => world.get(`salesByDayFile?${query}`, world.owner);
    expect(await bad(`${range}&format=pdf`)).toMatchObject({ status: 422, body: { errors: [{ field: 'format' }] } });
    expect((await bad('date_start=2034-01-01&date_to=2035-01-02&format=csv')).status).toBe(422);
    expect((await world.get(`salesByDayFile?${range}&format=csv`, world.buyer)).status).toBe(403);
    for (const report of ['salesByDay', 'salesByProduct', 'salesByCoupon']) {
      const reversed = await world.get(`${report}?date_start=2034-06-02&date_to=2034-06-01`, world.owner);
      expect([reversed.status, reversed.body.data]).toEqual([200, []]);
    }
  });
});
