import { AccountsModule } from '@wethi/accounts';
import { makePersonnel, makeUser } from '@wethi/accounts/testing';
import { makeProduct } from '@wethi/catalog/testing';
import { AuditEntry } from '@wethi/platform';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { Coupon } from './coupon/coupon.entity';
import { CouponsHttpModule } from './coupons-http.module';
import { makeCoupon } from './testing/coupons.factory';

describe('coupons in the back office', () => {
  let test: TestApp;
  let headers: object;

  beforeAll(async () => {
    test = await createTestApp([AccountsModule, CouponsHttpModule]);
    headers = await test.signInAs('personnel', (await makePersonnel(test.database.manager)).id);
  });
  afterAll(() => test.close());
  afterEach(() => test.clock.set());

  const get = (path: string) => test.request('GET', `/api/${path}`, { headers });
  const save = (path: string, body: object) => test.request('POST', `/api/${path}`, { headers, body });
  const remove = (path: string) => test.request('DELETE', `/api/${path}`, { headers });
  const kept = (id: number) => test.database.manager.findOneByOrFail(Coupon, { id });
  /** The codes that a lookup answers, of those that this test made. */
  async function codes(path: string, ...made: Coupon[]): Promise<string[]> {
    const data = (await get(path)).body.data as Coupon[];
    const own = made.map(({ coupon_code }) => coupon_code);
    return data.map(({ coupon_code }) => coupon_code).filter((code) => own.includes(code));
  }

  it('BUY-07 saves a coupon with the defaults of the specification; null is without limit', async () => {
    const product = await makeProduct(test.database.manager);
    const named = { coupon_code: 'HINGHOI-NEW', coupon_name: 'แฟนหิ่งห้อย', product_id: product.id };
    const { body } = await save('coupon', { ...named, coupon_percent: 10, coupon_limit: null });
    const coupon = await kept((body.data as { insertId: number }).insertId);
    expect(coupon).toMatchObject({
      ...named,
      coupon_product_type: 'Only',
      coupon_type: 'All',
      coupon_percent: 10,
      coupon_limit: null,
      coupon_member_only: 'N',
      coupon_email_only: 'N',
    });
  });

  it('BUY-07 refuses a code that is taken, whatever its case; a coupon keeps its own', async () => {
    const { id, coupon_code, coupon_name } = await makeCoupon(test.database.manager);
    const again = { coupon_code: coupon_code.toLowerCase(), coupon_name, coupon_product_type: 'All' };
    const refused = await save('coupon', again);
    expect([refused.status, refused.body]).toEqual([
      200,
      { result: false, code: 'COUPON_TAKEN', message: 'มีรหัสคูปองนี้เเล้ว' },
    ]);
    expect((await save('coupon', { id, coupon_code, coupon_name: 'ชื่อใหม่' })).body.result).toBe(true);
  });

  it('BUY-07 another type clears the four values and keeps only what it reads', async () => {
    const { manager } = test.database;
    const { id } = await makeCoupon(manager, { coupon_type: 'All', coupon_price: 100, coupon_percent: 10 });
    await save('coupon', { id, coupon_type: 'Pay' });
    const nothing = { coupon_price: null, coupon_percent: null, coupon_point: null, coupon_pay: null };
    expect(await kept(id)).toMatchObject({ coupon_type: 'Pay', ...nothing });
    await save('coupon', { id, coupon_type: 'Percent', coupon_percent: 20, coupon_pay: 5 });
    expect(await kept(id)).toMatchObject({ ...nothing, coupon_type: 'Percent', coupon_percent: 20 });
    await save('coupon', { id, coupon_name: 'ชื่อใหม่' });
    expect(await kept(id)).toMatchObject({ coupon_percent: 20 });
  });

  it.each([
    ['without its product', { coupon_product_type: 'Only' }, 'product_id'],
    ['that ends before it begins', { coupon_start: '2026-11-20', coupon_to: '2026-11-19' }, 'coupon_to'],
    ['with a space in its code', { coupon_code: 'A B' }, 'coupon_code'],
    ['of more than all', { coupon_percent: 101 }, 'coupon_percent'],
    ['that nobody may use', { coupon_limit: 0 }, 'coupon_limit'],
    ['of a type that is none', { coupon_type: 'Gift' }, 'coupon_type'],
  ])('BUY-07 refuses a coupon %s', async (_, wrong, field) => {
    const right = { coupon_code: 'WRONG', coupon_name: 'คูปอง', coupon_product_type: 'All' };
    const { status, body } = await save('coupon', { ...right, ...wrong });
    expect([status, body.errors?.map((error) => error.field)]).toEqual([422, [field]]);
  });

  it.each(['2026-02-30', '2026-99-99', '20261120', ''])(
    'BUY-07 finds no coupons by %p, which is no day',
    async (date) => {
      const { status, body } = await get(`couponByDate?date=${date}`);
      expect([status, body.errors?.map(({ field }) => field)]).toEqual([422, ['date']]);
    },
  );

  it('BUY-07 finds coupons by code, a part of it, product and period', async () => {
    const { manager } = test.database;
    test.clock.set('2026-11-20T12:00:00Z'); // 19:00 in Bangkok
    const { id: product_id } = await makeProduct(manager);
    const forOne = await makeCoupon(manager, { coupon_product_type: 'Only', product_id });
    const over = await makeCoupon(manager, { coupon_to: '2026-11-19' });
    const overSince = await makeCoupon(manager, { coupon_to: '2026-11-20', coupon_to_time: '18:59:59' });
    const lastHour = await makeCoupon(manager, { coupon_to: '2026-11-20', coupon_to_time: '20:00:00' });
    const later = await makeCoupon(manager, { coupon_start: '2026-12-01' });
    const made = [forOne, over, overSince, lastHour, later];
    const names = (...coupons: Coupon[]) => coupons.map(({ coupon_code }) => coupon_code);
    expect(await codes(`couponByCouponCode?coupon_code=${over.coupon_code.toLowerCase()}`, ...made)).toEqual(
      names(over),
    );
    expect(await codes('couponAllByCode?code=TEST&limit=100', ...made)).toEqual(names(...made));
    expect(await codes(`couponByProductId?product_id=${product_id}`, ...made)).toEqual(names(forOne));
    expect(await codes('couponByNotExpire?limit=100', ...made)).toEqual(names(forOne, lastHour, later));
    expect(await codes('couponByDate?date=2026-11-20&limit=100', ...made)).toEqual(names(forOne, overSince, lastHour));
  });

  it.each([
    ['couponEmail', 'coupon_email', ['fan@example.com', 'friend@example.com'], 'ไม่ใช่อีเมล'],
    ['couponTel', 'coupon_tel', ['0810000001', '0810000002'], '081'],
  ])('BUY-07 %s: pasted at once, taken off, put back', async (path, column, [first = '', second = ''], wrong) => {
    const { id: coupon_id } = await makeCoupon(test.database.manager);
    const many = `${column}s`;
    const pasted = await save(`${path}CreateAll`, { coupon_id, [many]: [first, ` ${second} `, first] });
    expect(pasted.body).toEqual({ result: true, total: 2, added: 2, back: 0, already: 0, customers: 0 });
    const list = async () => (await get(`${path}ByCouponId?coupon_id=${coupon_id}`)).body.data as { id: number }[];
    const [row] = await list();
    expect((await remove(`${path}?id=${row!.id}`)).body.result).toBe(true);
    expect(await list()).toMatchObject([{ [column]: second }]);
    const taken = `${path}ByCouponId?coupon_id=${coupon_id}&remove_by=Y`;
    expect((await get(taken)).body.data).toMatchObject([{ id: row!.id, [column]: first }]);
    const back = await save(path, { coupon_id, [column]: first });
    expect(back.body.data).toEqual({ insertId: row!.id });
    expect(await list()).toHaveLength(2);
    const refused = await save(`${path}CreateAll`, { coupon_id, [many]: [first, wrong] });
    expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([422, many]);
    expect((await save(`${path}CreateAll`, { coupon_id: 4e9, [many]: [first] })).status).toBe(404);
  });

  it('BUY-07 says of pasted phones who is new, who comes back, who was there, and who has an account', async () => {
    const { manager } = test.database;
    const { id: coupon_id } = await makeCoupon(manager);
    const { user_tel } = await makeUser(manager);
    const add = async (...coupon_tels: string[]) => (await save('couponTelCreateAll', { coupon_id, coupon_tels })).body;
    expect(await add('0810000021', '0810000022')).toMatchObject({ added: 2, total: 2 });
    const [row] = (await get(`couponTelByCouponId?coupon_id=${coupon_id}`)).body.data as { id: number }[];
    await remove(`couponTel?id=${row!.id}`);
    const report = { result: true, total: 3, added: 1, back: 1, already: 1, customers: 1 };
    expect(await add('0810000021', '0810000022', user_tel)).toEqual(report);
    expect(await add('0810000021', '0810000022', user_tel)).toEqual({ ...report, added: 0, back: 0, already: 3 });
  });

  it('BUY-07 shows e-mails and phones as one list, and those who were taken off as another', async () => {
    const { id: coupon_id } = await makeCoupon(test.database.manager);
    await save('couponTelCreateAll', { coupon_id, coupon_tels: ['0810000032', '0810000033'] });
    await save('couponEmailCreateAll', { coupon_id, coupon_emails: ['fan@example.com'] });
    const names = async (more = '') => {
      const { data, total } = (await get(`couponNames?coupon_id=${coupon_id}${more}`)).body;
      return [total, (data as { id: number; name: string; used: boolean }[]).map(({ name }) => name).toSorted()];
    };
    expect(await names()).toEqual([3, ['0810000032', '0810000033', 'fan@example.com']]);
    expect(await names('&q=081-000-0033')).toEqual([1, ['0810000033']]);
    expect(await names('&page=2')).toEqual([3, []]);
    const [row] = (await get(`couponTelByCouponId?coupon_id=${coupon_id}`)).body.data as { id: number }[];
    await remove(`couponTel?id=${row!.id}`);
    expect(await names()).toEqual([2, ['0810000033', 'fan@example.com']]);
    expect(await names('&remove_by=Y')).toEqual([1, ['0810000032']]);
  });

  it('BUY-07 BUY-13 a new code is free, taken, or would be read as another', async () => {
    const { id } = await makeCoupon(test.database.manager, { coupon_code: 'HINGOI10_' });
    const state = async (query: string) => (await get(`couponCodeCheck?${query}`)).body.data;
    expect(await state('coupon_code=HINGOI20_')).toEqual({ state: 'free', other: null });
    expect(await state('coupon_code=hingoi10_')).toEqual({ state: 'taken', other: 'HINGOI10_' });
    expect(await state('coupon_code=H1NG0LIO_')).toEqual({ state: 'confused', other: 'HINGOI10_' });
    expect(await state('coupon_code=HINGOI10A')).toEqual({ state: 'free', other: null });
    expect(await state(`coupon_code=HINGOI10_&id=${id}`)).toEqual({ state: 'free', other: null });
    expect((await get('couponCodeCheck?coupon_code=')).status).toBe(422);
  });

  it('BUY-07 a change of the list leaves an audit row', async () => {
    const { id } = await makeCoupon(test.database.manager);
    await save('couponTelCreateAll', { coupon_id: id, coupon_tels: ['0810000009'] });
    const [entry] = await test.database.manager.findBy(AuditEntry, { entity: 'Coupon', entity_id: id });
    expect(JSON.parse(entry?.after ?? 'null')).toEqual({ coupon_tel: ['0810000009'] });
  });

  it('BUY-07 a thousand long e-mails are pasted at once, and the audit row has them all', async () => {
    const { id: coupon_id } = await makeCoupon(test.database.manager);
    const coupon_emails = Array.from(
      { length: 1_000 },
      (_, n) => `${'fan'.repeat(20)}${n}@${'club.'.repeat(9)}example`,
    );
    expect((await save('couponEmailCreateAll', { coupon_id, coupon_emails })).body).toEqual({
      ...{ result: true, total: 1_000, added: 1_000 },
      ...{ back: 0, already: 0, customers: 0 },
    });
    const [entry] = await test.database.manager.findBy(AuditEntry, { entity: 'Coupon', entity_id: coupon_id });
    expect(JSON.parse(entry?.after ?? 'null')).toEqual({ coupon_email: coupon_emails });
  });
});
