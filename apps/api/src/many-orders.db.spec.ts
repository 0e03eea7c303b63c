import { makePersonnel, makeUser } from '@wethi/accounts/testing';
import { makeOrder } from '@wethi/orders/testing';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { ROUTE_MODULES } from './api.module';
import { type Statement, watchStatements } from './testing/watched-statements';

const ORDERS = 100_000;
/** A page of a list, and what is looked up beside it, reads no more rows than this. */
const PAGE = 2_000;

interface Step {
  table: string | null;
  type: string | null;
  key: string | null;
  rows: string | null;
  Extra: string | null;
}

/** The list of orders and its line of totals before 100,000 orders (issue 9: each within 200 ms). */
describe('100,000 orders', () => {
  let test: TestApp;
  let owner: { authorization: string };
  let sent: () => Statement[];
  let first: number;

  beforeAll(async () => {
    test = await createTestApp(ROUTE_MODULES);
    const { manager } = test.database;
    const { id } = await makeOrder(manager, { orders_status: 'approve', user_id: (await makeUser(manager)).id });
    first = id;
    await manager.query(
      `INSERT INTO orders (user_id, order_no, orders_payment_type_id, orders_total, orders_net, orders_vat, orders_refunded,
                           orders_status, orders_payment, create_at)
       SELECT user_id, CONCAT('TEST', seq), orders_payment_type_id, 590, 590, 38.60, IF(seq % 1000, 0, 90),
              ELT(1 + seq % 10, 'wait', 'not', 'refund', 'approve', 'approve', 'approve', 'approve', 'approve', 'approve', 'approve'),
              'transfer', '2026-01-01' + INTERVAL seq MINUTE
         FROM orders JOIN seq_1_to_${ORDERS} WHERE id = ?`,
      [id],
    );
    await manager.query('ANALYZE TABLE orders');
    owner = await test.signInAs('personnel', (await makePersonnel(manager)).id);
    sent = watchStatements(test);
  }, 120_000);
  afterAll(async () => {
    await test.database.query('DELETE FROM orders WHERE id > ?', [first]);
    await test.close();
  }, 120_000);

  async function plans(path: string): Promise<[text: string, steps: Step[]][]> {
    sent();
    const { status } = await test.request('GET', `/api/${path}`, { headers: owner });
    expect(status).toBe(200);
    const asked = sent().filter(({ text }) => /^\s*SELECT/i.test(text));
    const explained: [string, Step[]][] = [];
    for (const { text, values } of asked) explained.push([text, await test.database.query(`EXPLAIN ${text}`, values)]);
    return explained;
  }

  it.each(['orders/ordersTotals', 'orders/ordersTotals?create_at_gte=2026-02-01T00:00:00Z'])(
    'BUY-10 the totals of %s are read of an index alone, what was given back in part included',
    async (path) => {
      const [, steps] = (await plans(path)).find(([text]) => text.includes('orders_refunded')) ?? ['', []];
      expect(steps).toEqual([
        expect.objectContaining({ key: 'orders_money', Extra: expect.stringContaining('Using index') }),
      ]);
    },
  );

  it.each([
    'orders?sort=-create_at',
    'orders?orders_status=wait&orders_turn=us',
    'orders?q=TEST777',
    'orders?create_at_gte=2026-02-01T00:00:00Z&create_at_lte=2026-02-02T00:00:00Z&sort=-create_at',
  ])('BUY-10 a page of %s reads no more than a page of the table', async (path) => {
    const read = (await plans(path))
      .filter(([text]) => !/COUNT\(/i.test(text))
      .flatMap(([text, steps]) => steps.map((step) => ({ ...step, text })))
      .filter(({ type, rows, Extra }) => type === 'ALL' && Number(rows) > PAGE && !Extra?.includes('Using index'));
    expect(read).toEqual([]);
  });
});
