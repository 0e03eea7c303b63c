import { OutboxRow } from '../jobs/outbox.entity';
import { createTestApp, type TestApp } from '../testing';
import { insertRow } from './insert-row';

describe('inserting one row', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp([]);
  });
  afterAll(() => test.close());

  it('writes what is given as it is, leaves the rest to the database and answers the id', async () => {
    const due_at = new Date('2026-11-28T12:00:00.123Z');
    const row = { name: 'send-sms', payload: `'"; DROP TABLE outbox -- \\`, due_at, last_error: undefined };
    const id = await insertRow(test.database.manager, OutboxRow, row);
    const kept = await test.database.manager.findOneByOrFail(OutboxRow, { id: String(id) });
    expect(kept).toMatchObject({ name: row.name, payload: row.payload, due_at, dedupe_key: null, last_error: null });
    expect(Math.abs(kept.create_at.getTime() - Date.now())).toBeLessThan(60_000);
  });
});
