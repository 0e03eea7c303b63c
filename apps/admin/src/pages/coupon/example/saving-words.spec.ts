import { savingWords, type Example } from './saving-words';

const example = (values: Partial<Example>): Example => ({
  product_title: 'แสงสุดท้ายก่อนเช้า',
  orders_total: 590,
  orders_discount: 100,
  orders_net: 490,
  coupon_type: 'Price',
  coupon_percent: null,
  coupon_price: null,
  ...values,
});

describe('how a coupon makes a price lower', () => {
  it.each<[string, Partial<Example>, string]>([
    ['baht', { coupon_price: 100 }, 'ลูกค้าประหยัด ฿100.00'],
    [
      'percent',
      { coupon_type: 'Percent', coupon_percent: 15, orders_discount: 88.5, orders_net: 501.5 },
      'ลด 15% = ฿88.50',
    ],
    [
      'percent, then baht',
      { coupon_type: 'All', coupon_percent: 10, coupon_price: 50, orders_discount: 109, orders_net: 481 },
      'ลด 10% = ฿59.00 แล้วลดอีก ฿50.00',
    ],
    [
      'of both the percent alone',
      { coupon_type: 'All', coupon_percent: 10, orders_discount: 59, orders_net: 531 },
      'ลด 10% = ฿59.00',
    ],
    ['of both the baht alone', { coupon_type: 'All', coupon_percent: 0, coupon_price: 100 }, 'ลูกค้าประหยัด ฿100.00'],
    ['a price to pay', { coupon_type: 'Pay' }, 'ลูกค้าประหยัด ฿100.00'],
    ['nothing to pay', { coupon_type: 'Pay', orders_discount: 590, orders_net: 0 }, 'ดูฟรี ไม่ต้องแนบสลิป'],
    ['points', { coupon_type: 'Point', orders_discount: 200, orders_net: 390 }, 'หัก 200 แต้ม'],
    [
      'more baht than the price',
      { coupon_type: 'All', coupon_percent: 10, coupon_price: 900, orders_discount: 590, orders_net: 0 },
      'ดูฟรี ไม่ต้องแนบสลิป',
    ],
  ])('BUY-07 says it of %s', (_, values, words) => {
    expect(savingWords(example(values))).toBe(words);
  });
});
