import { makePersonnel, makeUser } from '@wethi/accounts/testing';
import { makeBand, makeProduct, makeStage } from '@wethi/catalog/testing';
import { ProductSearch } from '@wethi/catalog';
import { makeCoupon } from '@wethi/coupons/testing';
import { makeOrder } from '@wethi/orders/testing';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import type { Personnel } from '@wethi/accounts';
import { MediaHttpModule } from '../media-http.module';
import { makeVideo } from '../testing/media.factory';
import type { AdminSearchAnswer } from './admin-search.dto';

describe('the search of the back office', () => {
  let test: TestApp;
  let shop: Awaited<ReturnType<typeof as>>;
  beforeAll(async () => {
    test = await createTestApp([MediaHttpModule]);
    shop = await as({ role: 'shop' });
  });
  afterAll(() => test.close());

  /** What somebody finds. */
  async function as(person: Partial<Personnel>) {
    const headers = await test.signInAs('personnel', (await makePersonnel(test.database.manager, person)).id);
    return async (q: string): Promise<AdminSearchAnswer> => {
      const { status, body } = await test.request('GET', `/api/adminSearch?q=${encodeURIComponent(q)}`, { headers });
      expect(status).toBe(200);
      return body.data as AdminSearchAnswer;
    };
  }

  const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);

  it('ADMIN-05 a customer is found by the phone in any writing, its last digits, and the name', async () => {
    const { manager } = test.database;
    const name = { user_name: 'ณัฐวุฒิ', user_lname: 'แก้วมณี ณ อยุธยา' };
    const { id } = await makeUser(manager, { user_tel: '0817530004', ...name });
    await makeUser(manager, { user_tel: '0817530005' });
    await makeUser(manager, { user_tel: 'x000530004', user_deleted_at: new Date() });
    const ways = ['0817530004', '081 753 0004', '081-753-0004', '+66 81 753 0004', '66817530004', '+66 (0)81-753-0004'];
    for (const typed of [...ways, ' 0004 ', '530004', '3-0004', 'ณัฐ', 'แก้วมณี', 'ณัฐวุฒิ แก้ว'])
      expect([typed, idsOf((await shop(typed)).customers)]).toEqual([typed, [id]]);
    for (const typed of ['004', '7530', 'วุฒิ', '%']) expect(idsOf((await shop(typed)).customers)).not.toContain(id);
  });

  it('ADMIN-05 a customer comes with the orders, and what was bought', async () => {
    const { manager } = test.database;
    const { id: user_id } = await makeUser(manager, { user_tel: '0865551234' });
    const made: number[] = [];
    for (const orders_net of [490, 590, 690, 290, 390, 450])
      made.push((await makeOrder(manager, { user_id, orders_net, orders_status: 'approve' })).id);
    const waiting = await makeOrder(manager, { user_id, orders_net: 900, orders_status: 'wait' });
    const { customers, orders, orders_total } = await shop('086-555-1234');
    expect(customers).toEqual([expect.objectContaining({ id: user_id, orders: 6, orders_net: 2900 })]);
    expect(Object.keys(customers[0] ?? {})).not.toContain('user_email');
    expect(idsOf(orders)).toEqual([waiting.id, ...made.reverse()].slice(0, 5));
    expect(orders_total).toBe(7);
    expect(orders[0]).toMatchObject({ user_tel: '0865551234', orders_status: 'wait', orders_net: 900 });
    expect(orders[0]).not.toHaveProperty('slip');
  });

  it('ADMIN-05 an order is found by any four signs of its number, O and 0, I and 1 alike', async () => {
    const { manager } = test.database;
    const { id: user_id } = await makeUser(manager);
    const order = await makeOrder(manager, { user_id, order_no: 'W2510197K01QX', orders_status: 'wait' });
    for (const typed of ['7k01', 'K01Q', 'KoIQ', 'o1qx', '97K0', '197K', '0197', '5101', 'W251', 'w2510197koiqx'])
      expect([typed, idsOf((await shop(typed)).orders)]).toEqual([typed, [order.id]]);
    for (const typed of ['K01', '01QXW', 'K0Q1']) expect(idsOf((await shop(typed)).orders)).toEqual([]);
  });

  it('ADMIN-05 a show is found as visitors find it, with its videos; a coupon by the beginning of its code', async () => {
    const { manager } = test.database;
    const stage = await makeStage(manager);
    const of = { stage_id: stage.id, band_id: stage.band_id };
    const show = await makeProduct(manager, { ...of, product_title: 'ใต้เงาจันทร์ เดอะมิวสิคัล' });
    const hidden = await makeProduct(manager, { product_title: 'ใต้เงาจันทร์ รอบซ้อม', product_disable: 'Y' });
    await test.get(ProductSearch).refresh({ id: show.id });
    await test.get(ProductSearch).refresh({ id: hidden.id });
    const video = await makeVideo(manager, of);
    const coupon = await makeCoupon(manager, { coupon_code: 'HINGHOI77' });
    const found = await shop('ใต้เงา');
    expect(idsOf(found.shows)).toEqual([show.id]);
    expect(idsOf(found.videos)).toEqual([video.id]);
    for (const typed of ['hingh', 'คูปอง']) expect(idsOf((await shop(typed)).coupons)).toEqual([coupon.id]);
  });

  it('ADMIN-05 ADMIN-04 somebody of a band finds orders and shows of its own, without phones, and no customers or coupons', async () => {
    const { manager } = test.database;
    const [own, rival] = [await makeBand(manager), await makeBand(manager)];
    const { id: user_id } = await makeUser(manager, { user_tel: '0877778888', user_name: 'ฟ้าใสแจ๋ว' });
    const product = await makeProduct(manager, { band_id: own.id, product_title: 'ดาวหางกลางทุ่ง' });
    const other = await makeProduct(manager, { band_id: rival.id, product_title: 'ดาวหางปลายฟ้า' });
    for (const { id } of [product, other]) await test.get(ProductSearch).refresh({ id });
    const order = await makeOrder(manager, { user_id, product_id: product.id, orders_status: 'approve' });
    await makeOrder(manager, { user_id, product_id: other.id, orders_status: 'approve' });
    await makeCoupon(manager, { coupon_code: 'DAOHANG' });
    const band = await as({ role: 'band', band_id: own.id });
    const byPhone = await band('8888');
    expect(byPhone.customers).toEqual([]);
    expect([idsOf(byPhone.orders), byPhone.orders_total]).toEqual([[order.id], 1]);
    expect(byPhone.orders[0]).toMatchObject({ user_name: 'ฟ้าใสแจ๋ว', user_tel: null });
    expect(idsOf((await band('ดาวหาง')).shows)).toEqual([product.id]);
    expect(idsOf((await shop('ดาวหาง')).shows).sort()).toEqual([product.id, other.id].sort());
    expect((await band('DAOH')).coupons).toEqual([]);
    expect((await (await as({ role: 'band', band_id: null }))('ดาวหาง')).shows).toEqual([]);
  });

  it('ADMIN-05 nothing, blanks and what is too long are refused; customers and guests are not let in', async () => {
    const headers = await test.signInAs('personnel', 1);
    for (const q of ['', '%20%20', 'x'.repeat(101)])
      expect((await test.request('GET', `/api/adminSearch?q=${q}`, { headers })).status).toBe(422);
    expect((await test.request('GET', '/api/adminSearch?q=1234')).status).toBe(401);
    const customer = await test.signInAs('user', 1);
    expect((await test.request('GET', '/api/adminSearch?q=1234', { headers: customer })).status).toBe(403);
  });
});
