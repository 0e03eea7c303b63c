import { makeProduct } from '@wethi/catalog/testing';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { CouponsHttpModule } from '../coupons-http.module';
import { makeCoupon } from '../testing/coupons.factory';
import type { Promotion } from './promotion.dto';

describe('promotions', () => {
  let test: TestApp;
  const read = async () => (await test.request('GET', '/api/promotions')).body.data as Promotion[];
  const make = (coupon_code: string, values: object) =>
    makeCoupon(test.database.manager, { coupon_code, coupon_public: 'Y', coupon_product_type: 'All', ...values });

  beforeAll(async () => {
    test = await createTestApp([CouponsHttpModule]);
    test.clock.set('2026-11-20T12:00:00+07:00');
    await test.database.query('DELETE FROM coupon');
  });
  afterAll(() => test.close());

  it('SITE-09 BUY-07 what everybody may use, what ends soonest first, and what is over last', async () => {
    const { manager } = test.database;
    const show = await makeProduct(manager, { product_img: 'product/a.webp' });
    const hidden = await makeProduct(manager, { product_disable: 'Y' });
    await make('ALWAYS', {});
    await make('LATER', { coupon_to: '2026-12-31' });
    await make('SOON', { coupon_to: '2026-11-25', coupon_product_type: 'Only', product_id: show.id });
    await make('OVER', { coupon_to: '2026-11-20', coupon_to_time: '11:59:00' });
    const usedUp = await make('NONELEFT', { coupon_limit: 2 });
    await test.database.query(
      'INSERT INTO coupon_count (coupon_id, used) VALUES (?, 2) ON DUPLICATE KEY UPDATE used = 2',
      [usedUp.id],
    );
    await make('LONGAGO', { coupon_to: '2026-10-01' });
    await make('AHEAD', { coupon_start: '2026-11-21' });
    await make('OFF', { coupon_disable: 'Y' });
    await make('GUESTS', { coupon_email_only: 'Y' });
    await make('SECRET', { coupon_public: 'N' });
    await make('HIDDEN', { coupon_product_type: 'Only', product_id: hidden.id });
    const promotions = await read();
    expect(promotions.map(({ coupon_code, state }) => [coupon_code, state])).toEqual([
      ['SOON', 'soon'],
      ['LATER', 'open'],
      ['ALWAYS', 'open'],
      ['OVER', 'over'],
      ['NONELEFT', 'over'],
    ]);
    expect(promotions[0]).toMatchObject({ product_url: show.product_url, product_img: 'product/a.webp', left: null });
    expect(promotions[4]).toMatchObject({ left: 0, coupon_limit: 2 });
  });
});
