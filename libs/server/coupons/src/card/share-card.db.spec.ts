import { AccountsModule } from '@wethi/accounts';
import { makeProduct } from '@wethi/catalog/testing';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import sharp from 'sharp';
import { CouponsHttpModule } from '../coupons-http.module';
import { makeCoupon } from '../testing/coupons.factory';

describe('the share card of a coupon', () => {
  let test: TestApp;
  let headers: object;
  beforeAll(async () => {
    test = await createTestApp([AccountsModule, CouponsHttpModule]);
    headers = await test.signInAs('personnel', 1);
  });
  afterAll(() => test.close());

  it('BUY-18 draws 1200 by 630 pixels, another picture for another code, and shrinks what is long', async () => {
    const { manager } = test.database;
    const product = await makeProduct(manager, { product_title: 'แสงสุดท้ายก่อนเช้า น้ำใจปู่ที่นี่ก็'.repeat(4) });
    const of = { coupon_product_type: 'Only', product_id: product.id } as const;
    const cards = [];
    for (const { id } of [await makeCoupon(manager, of), await makeCoupon(manager, of), await makeCoupon(manager)])
      cards.push(await test.request('GET', `/api/couponCard?id=${id}`, { headers }));
    for (const { headers: said, raw } of cards) {
      expect(said['content-type']).toBe('image/jpeg');
      expect(await sharp(raw).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    }
    expect(cards[0]!.raw.equals(cards[1]!.raw)).toBe(false);
    expect((await test.request('GET', '/api/couponCard?id=4000000', { headers })).status).toBe(404);
  });

  it('BUY-07 shows by an example what a buyer would pay, as orders reckon it', async () => {
    const { id } = await makeProduct(test.database.manager, { product_price: 590 });
    const example = async (query: string) =>
      (await test.request('GET', `/api/couponExample?product_id=${id}&${query}`, { headers })).body.data;
    expect(await example('coupon_type=All&coupon_percent=10&coupon_price=31')).toMatchObject({
      orders_total: 590,
      orders_discount: 90,
      orders_net: 500,
    });
    expect(await example('coupon_type=Pay&coupon_pay=700')).toMatchObject({ orders_discount: 0, orders_net: 590 });
    expect(await example('coupon_type=Price&coupon_price=1000')).toMatchObject({ orders_net: 0 });
  });
});
