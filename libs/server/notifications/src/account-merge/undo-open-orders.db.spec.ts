import { AccountsHttpModule, Tickets, type User } from '@wethi/accounts';
import { makePersonnel, makeUser } from '@wethi/accounts/testing';
import { makeProduct } from '@wethi/catalog/testing';
import { COUPON_HOLD_SECONDS } from '@wethi/contract';
import { CouponUses } from '@wethi/coupons';
import { makeCoupon } from '@wethi/coupons/testing';
import { OrdersHttpModule, OrdersJobsModule } from '@wethi/orders';
import { makeOrder } from '@wethi/orders/testing';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { NotificationsHttpModule } from '../notifications-http.module';
import { NotificationsJobsModule } from '../notifications-jobs.module';

describe('one show that both accounts of a person ordered', () => {
  let test: TestApp;
  let office: object;

  beforeAll(async () => {
    test = await createTestApp([
      AccountsHttpModule,
      NotificationsHttpModule,
      NotificationsJobsModule,
      OrdersHttpModule,
      OrdersJobsModule,
    ]);
    office = await test.signInAs('personnel', (await makePersonnel(test.database.manager)).id);
  });
  afterAll(() => test.close());

  const post = async (path: string, body: object, headers = office) =>
    (await test.request('POST', `/api/${path}`, { headers, body })).body;
  const ticketOf = ({ user_tel }: User) => test.get(Tickets).issue(user_tel, 'merge');

  /** @returns its id */
  async function merge(kept: User, gone: User): Promise<number> {
    const merged = await post('userMerge', {
      ...{ kept_user_id: kept.id, kept_ticket: await ticketOf(kept) },
      ...{ gone_user_id: gone.id, gone_ticket: await ticketOf(gone) },
    });
    expect(merged.result).toBe(true);
    return (merged.data as unknown as { insertId: number }).insertId; // typed by its envelope alone
  }

  async function buy({ id }: User, product_id: number): Promise<string | undefined> {
    const headers = { ...(await test.signInAs('user', id)), 'idempotency-key': `${id}-buys-${product_id}` };
    const { result, code } = await post('orders', { order: {}, ordersDetail: [{ product_id }] }, headers);
    return result ? 'bought' : code;
  }

  const refuse = (id: number) => post('orders/ordersUpdate', { id, orders_status: 'not', orders_note: 'สลิปไม่ถูก' });
  const refund = (id: number) => post('orders/refund', { id, reason: 'other', note: 'คืนเงินแล้ว', key: `refund-${id}` });

  it.each([
    ['kept', 'wait', 'refused', refuse],
    ['gone', 'wait', 'refused', refuse],
    ['gone', 'approve', 'refunded', refund],
  ] as const)(
    'ACC-12 BUY-01 the order of the %s account, set aside in %s and %s before the merge is undone, hinders no new one',
    async (whose, orders_status, _, end) => {
      const { manager } = test.database;
      const people = { kept: await makeUser(manager), gone: await makeUser(manager) };
      const [own, other] = whose === 'kept' ? [people.kept, people.gone] : [people.gone, people.kept];
      const { id: product_id } = await makeProduct(manager);
      const ending = await makeOrder(manager, { user_id: own.id, product_id, orders_status });
      await makeOrder(manager, { user_id: other.id, product_id });
      const mergeId = await merge(people.kept, people.gone);
      expect(await end(ending.id)).toMatchObject({ result: true });
      expect(await post('userMergeUndo', { id: mergeId })).toMatchObject({ result: true });
      expect(await buy(own, product_id)).toBe('bought');
      expect(await buy(other, product_id)).toBe('ALREADY_ORDERED');
    },
  );

  it('ACC-12 BUY-07 leaves the use of a coupon counted that one of them took while the other tried it', async () => {
    const { manager } = test.database;
    const [kept, gone] = [await makeUser(manager), await makeUser(manager)];
    const { id: product_id } = await makeProduct(manager);
    const { id, coupon_code } = await makeCoupon(manager, { coupon_limit: 5 });
    for (const user of [kept, gone]) {
      const headers = await test.signInAs('user', user.id);
      await test.request('GET', `/api/couponByCode?code=${coupon_code}&product_id=${product_id}`, { headers });
    }
    const headers = { ...(await test.signInAs('user', gone.id)), 'idempotency-key': `${gone.id}-buys-cheaper` };
    await post('orders', { order: { coupon_code }, ordersDetail: [{ product_id }] }, headers);
    await merge(kept, gone);
    test.clock.advance(COUPON_HOLD_SECONDS + 1);
    await test.get(CouponUses).releaseAbandoned();
    const [count] = await test.database.query<object[]>('SELECT used FROM coupon_count WHERE coupon_id = ?', [id]);
    expect(count).toEqual({ used: 1 });
  });
});
