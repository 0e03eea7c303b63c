import { makeUser } from '@wethi/accounts/testing';
import { makeProduct } from '@wethi/catalog/testing';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { OrdersHttpModule } from '../orders-http.module';
import { makeOrder } from '../testing/orders.factory';

describe('a customer’s coupons', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp([OrdersHttpModule]);
  });
  afterAll(() => test.close());

  it('BUY-07 are those offered to everybody and those that name them, with the order that carries one', async () => {
    const { manager } = test.database;
    const product = await makeProduct(manager);
    const [mine, other] = [await makeUser(manager), await makeUser(manager)];
    const coupon = async (code: string, open: 'Y' | 'N', to: string | null = null) => {
      const sql = 'INSERT INTO coupon (coupon_code, coupon_name, coupon_public, coupon_to, product_id) VALUES (?)';
      const made = await manager.query<{ insertId: number }>(sql, [[code, code, open, to, product.id]]);
      return made.insertId;
    };
    const open = await coupon('OPEN', 'Y');
    await coupon('OVER', 'Y', '2020-01-01');
    await coupon('SECRET', 'N');
    const named = await coupon('NAMED', 'N');
    await manager.query('INSERT INTO coupon_tel (coupon_id, coupon_tel) VALUES (?, ?)', [named, mine.user_tel]);
    const facts = { user_id: mine.id, product_id: product.id, coupon_id: open, orders_status: 'approve' as const };
    const order = await makeOrder(manager, facts);
    const read = async (id: number) => {
      const headers = await test.signInAs('user', id);
      const { body } = await test.request('GET', '/api/couponOwn', { headers });
      return (body.data as { coupon_code: string; used_in: string | null }[]).map((row) => [
        row.coupon_code,
        row.used_in,
      ]);
    };
    expect(await read(mine.id)).toEqual([
      ['NAMED', null],
      ['OPEN', order.order_no],
    ]);
    expect(await read(other.id)).toEqual([['OPEN', null]]);
  });
});
