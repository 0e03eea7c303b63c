import { Product } from '@wethi/catalog';
import { CouponsHttpModule, CouponTel, type Coupon } from '@wethi/coupons';
import { makeCoupon } from '@wethi/coupons/testing';
import { HeavyPool } from '@wethi/platform';
import sharp from 'sharp';
import { OrderWorld } from '../../testing/order-world';
import { readPdf } from '../../testing/read-pdf';

describe('what is handed out of a coupon', () => {
  let world: OrderWorld;
  beforeAll(async () => {
    world = await OrderWorld.open({}, [CouponsHttpModule]);
    await world.renew();
  });
  afterAll(() => world.test.close());

  const coupon = (overrides: Partial<Coupon> = {}) => makeCoupon(world.test.database.manager, overrides);
  const poster = (query: string) => world.get(`couponPoster?${query}`, world.owner);
  const textOf = async (pdf: Buffer) => (await world.test.get(HeavyPool).run(readPdf, pdf)).join('\n');

  it('BUY-18 is a sheet of A5 with its code, what it takes off, of what and until when', async () => {
    await world.test.database.manager.update(Product, { id: world.product.id }, { product_title: 'แสงสุดท้ายก่อนเช้า' });
    const period = { coupon_to: '2026-11-28', coupon_to_time: '19:30:00', coupon_limit: 200 };
    const { id, coupon_code } = await coupon({ coupon_product_type: 'Only', product_id: world.product.id, ...period });
    const { raw, headers } = await poster(`id=${id}`);
    expect(headers['content-type']).toContain('application/pdf');
    const text = await textOf(raw);
    for (const words of [
      coupon_code,
      'ลด ฿100.00',
      'แสงสุดท้ายก่อนเช้า',
      'สแกนแล้วใส่คูปองให้เลย',
      '28 พฤศจิกายน 2569',
      '200 สิทธิ์',
    ])
      expect(text).toContain(words);
    expect(await textOf((await poster(`id=${(await coupon()).id}`)).raw)).toContain('กรอกรหัสในหน้าชำระเงิน');
  });

  it('BUY-18 is a picture of the same shape, sharp enough for print', async () => {
    const { raw, headers } = await poster(`id=${(await coupon()).id}&format=png`);
    expect(headers['content-type']).toBe('image/png');
    const { width = 0, height = 0 } = await sharp(raw).metadata();
    expect(width).toBeGreaterThan(1_100);
    expect(height / width).toBeCloseTo(Math.SQRT2, 2);
    expect((await poster('id=4000000000')).status).toBe(404);
    expect((await poster('id=1&format=gif')).status).toBe(422);
  });

  it('BUY-07 its list says who has used it, and no longer whose order was given back', async () => {
    const { manager } = world.test.database;
    const { id: coupon_id } = await coupon({ coupon_email_only: 'Y' });
    const [{ user_tel }] = await world.test.database.query<[{ user_tel: string }]>(
      'SELECT user_tel FROM user WHERE id = ?',
      [world.userId],
    );
    await manager.insert(CouponTel, [
      { coupon_id, coupon_tel: user_tel },
      { coupon_id, coupon_tel: '0899999999' },
    ]);
    const marks = async () => {
      const { body } = await world.get(`couponTelByCouponId?coupon_id=${coupon_id}`, world.owner);
      return Object.fromEntries(
        (body.data as { coupon_tel: string; used: boolean }[]).map(({ coupon_tel, used }) => [coupon_tel, used]),
      );
    };
    expect(await marks()).toEqual({ [user_tel]: false, '0899999999': false });
    const { id } = await world.order({ coupon_id, product_id: undefined });
    expect(await marks()).toEqual({ [user_tel]: true, '0899999999': false });
    await world.update({ id, orders_status: 'not', orders_note: 'ยกเลิก' });
    expect(await marks()).toEqual({ [user_tel]: false, '0899999999': false });
  });
});
