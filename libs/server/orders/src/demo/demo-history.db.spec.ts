import { makeUser } from '@wethi/accounts/testing';
import { makeBand, makeProduct } from '@wethi/catalog/testing';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { findDifferences } from '../money/find-differences';
import { Orders } from '../order/orders.entity';
import { OrdersModule } from '../orders.module';
import { seedDemoHistory } from './demo-history';

describe('the demo history', () => {
  let test: TestApp;
  const now = new Date('2026-11-20T13:42:00Z');
  beforeAll(async () => {
    test = await createTestApp([OrdersModule]);
  });
  afterAll(() => test.close());

  it('BUY-15 sells what is over, on sale or to watch again, never what is to come, and the money adds up', async () => {
    const { manager } = test.database;
    const { id: band_id } = await makeBand(manager);
    const shows = [
      { product_status: 'end', product_start: '2026-03-07' },
      { product_status: 'replay', product_start: '2026-10-03' },
      { product_status: 'sale', product_start: '2026-11-28' },
      { product_status: 'coming', product_start: '2027-01-30' },
    ] as const;
    const products = await Promise.all(shows.map((show) => makeProduct(manager, { band_id, ...show })));
    const buyers = await Promise.all(Array.from({ length: 40 }, () => makeUser(manager)));

    await seedDemoHistory({ manager, products, buyers, now });

    const sold = await test.database.query<{ product_id: number }[]>('SELECT DISTINCT product_id FROM orders_detail');
    expect(new Set(sold.map(({ product_id }) => product_id))).toEqual(
      new Set(products.slice(0, 3).map(({ id }) => id)),
    );
    const orders = await manager.find(Orders);
    expect(new Set(orders.map(({ orders_status }) => orders_status))).toEqual(new Set(['approve', 'not', 'refund']));
    for (const { create_at } of orders) expect(create_at.getTime()).toBeLessThan(now.getTime() - 86_400_000);
    const ask = <Row>(text: string, values: readonly unknown[]) => test.database.query<Row[]>(text, [...values]);
    expect(await findDifferences(ask, { first: '2026-01-01', last: '2026-11-20' }, now)).toEqual([]);
  });
});
