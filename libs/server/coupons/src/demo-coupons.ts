import type { Product } from '@wethi/catalog';
import type { EntityManager } from 'typeorm';
import { CouponTel } from './coupon-tel.entity';
import { makeCoupon } from './testing/coupons.factory';

/** Coupons of each audience: for everybody, for existing members, and for a guest list with 0810000001 on it. */
export async function seedDemoCoupons(manager: EntityManager, products: Record<string, Product>): Promise<void> {
  const show = products['saeng-sudthai-kon-chao'];
  if (!show) throw new Error('the show of the demonstration coupon is missing');
  await makeCoupon(manager, {
    coupon_code: 'HINGHOI100',
    coupon_name: 'แฟนหิ่งห้อย ลด 100 บาท',
    coupon_product_type: 'Only',
    product_id: show.id,
    coupon_limit: 200,
    coupon_public: 'Y',
  });
  await makeCoupon(manager, {
    coupon_code: 'WETHI15',
    coupon_name: 'สมาชิกเดิม ลด 15%',
    coupon_detail: 'ใช้ได้กับทุกงานแสดง สำหรับผู้ที่เคยซื้อแล้ว',
    coupon_type: 'Percent',
    coupon_price: null,
    coupon_percent: 15,
    coupon_member_only: 'Y',
    coupon_public: 'Y',
  });
  const guests = await makeCoupon(manager, {
    coupon_code: 'GUESTLIST',
    coupon_name: 'แขกรับเชิญ',
    coupon_type: 'Pay',
    coupon_price: null,
    coupon_pay: 0,
    coupon_email_only: 'Y',
    coupon_limit: 20,
  });
  await manager.insert(CouponTel, { coupon_id: guests.id, coupon_tel: '0810000001' });
}
