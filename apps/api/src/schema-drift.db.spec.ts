import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { ROUTE_MODULES } from './api.module';

/** What the database reckons of other columns for its indexes alone, so that no entity has them. */
const RECKONED = ['user_tel_reversed', 'order_no_tail', 'order_no_end'];

describe('database schema', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(ROUTE_MODULES);
    // TypeORM looks up in it how columns are reckoned.
    await test.database.query(
      'CREATE TABLE typeorm_metadata (type text, `schema` text, `table` text, name text, value text)',
    );
  });
  afterAll(async () => {
    await test.database.query('DROP TABLE typeorm_metadata');
    await test.close();
  });

  it('RUN-03 migrations make exactly what the entities describe', async () => {
    const { upQueries } = await test.database.driver.createSchemaBuilder().log();
    // Foreign keys stand in migrations only, since no relation crosses a library.
    const named = upQueries.filter(({ query, parameters }) => {
      const text = JSON.stringify([query, parameters]);
      return !RECKONED.some((column) => text.includes(column));
    });
    const drift = named.map(({ query }) => query).filter((query) => !query.includes('DROP FOREIGN KEY'));
    expect(drift).toEqual([]);
  });
});
