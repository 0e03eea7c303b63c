import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { ROUTE_MODULES } from './api.module';

describe('database schema', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(ROUTE_MODULES);
  });
  afterAll(() => test.close());

  it('RUN-03 migrations make exactly what the entities describe', async () => {
    const { upQueries } = await test.database.driver.createSchemaBuilder().log();
    // Foreign keys stand in migrations only, since no relation crosses a library.
    const drift = upQueries.map(({ query }) => query).filter((query) => !query.includes('DROP FOREIGN KEY'));
    expect(drift).toEqual([]);
  });
});
