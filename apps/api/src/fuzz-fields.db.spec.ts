import { makeUser } from '@wethi/accounts/testing';
import { makeProduct } from '@wethi/catalog/testing';
import { Orders } from '@wethi/orders';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { ROUTE_MODULES } from './api.module';
import { ACCESS_TABLE } from './testing/access-table';
import { buildWorld, type World } from './testing/access-world';
import { callShapes, type CallShape } from './testing/call-shapes';
import { faultsOf } from './testing/faults';
import { knownValues } from './testing/known-values';

/** Tables whose rows a customer's extra fields must not touch. */
const GUARDED = [
  'user',
  'personnel',
  'staff',
  'orders',
  'orders_detail',
  'slip',
  'product',
  'product_price',
  'coupon',
  'video',
];
const POSTS = Object.keys(ACCESS_TABLE).filter((call) => call.startsWith('POST '));

describe('fields that the server sets, sent by a customer', () => {
  let test: TestApp;
  let world: World;
  let shapes: Map<string, CallShape>;
  let extras: Record<string, unknown>;

  beforeAll(async () => {
    test = await createTestApp(ROUTE_MODULES);
    world = await buildWorld(test);
    shapes = new Map(callShapes(test.app, await knownValues(test)).map((shape) => [shape.call, shape]));
    const { id } = await makeUser(test.database.manager);
    const money = { orders_status: 'refund', orders_net: 0.01, orders_total: 0.01, product_price: 0.01 };
    const rank = { user_status: 'Block', position: 'personnel', personnel_position: 'personnel', status_by: 'N' };
    extras = { user_id: id, create_by: id, approve_by: id, ...money, ...rank, user_password: '9999', token: 'x' };
  });
  afterAll(() => test.close());

  /** Without the instant of the last save, which one without any column of its own may move. */
  async function guardedRows(): Promise<object> {
    const tables = GUARDED.map(async (name) => {
      const rows = await test.database.query<{ update_at?: Date }[]>(`SELECT * FROM \`${name}\``);
      return [name, rows.map(({ update_at: _, ...row }) => row)] as const;
    });
    return Object.fromEntries(await Promise.all(tables));
  }

  it.each(POSTS)('CAT-02 %s leaves every row as it is', async (call) => {
    const shape = shapes.get(call.replace(' /', ' /api/'))!;
    const before = await guardedRows();
    for (const id of [undefined, extras['user_id'], 1]) {
      const headers = { ...(await world.headers('user')), 'idempotency-key': `fields-${id}-0000` };
      const body = { ...shape.body, ...extras, ...(id !== undefined && { id }) };
      expect(faultsOf(await test.request('POST', shape.path, { headers, body }), 'user', true)).toEqual([]);
    }
    expect(await guardedRows()).toEqual(before);
  });

  it('BUY-02 an order has the server’s amounts, status and owner whatever is sent beside it', async () => {
    const { manager } = test.database;
    const [buyer, product] = [await makeUser(manager), await makeProduct(manager)];
    const headers = { ...(await test.signInAs('user', buyer.id)), 'idempotency-key': 'fields-of-an-order' };
    const ordersDetail = [{ product_id: product.id, orders_detail_net: 0.01, ...extras }];
    const order = { ...extras, approve_date: '2026-01-01', orders_payment: 'free', orders_discount: 590 };
    const body = { order, ordersDetail, ...extras, orders_status: 'approve' };
    const answer = await test.request('POST', '/api/orders', { headers, body });
    expect(answer.status).toBe(200);
    const made = await manager.findOneByOrFail(Orders, { user_id: buyer.id });
    const amounts = { orders_total: 590, orders_discount: 0, orders_net: 590, orders_vat: 38.6 };
    expect(made).toMatchObject({ ...amounts, orders_status: 'wait', orders_payment: 'cash', approve_date: null });
    expect(made.create_by).not.toBe(extras['create_by']);
  });
});
