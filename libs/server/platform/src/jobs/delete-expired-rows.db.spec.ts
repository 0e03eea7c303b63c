import { createTestApp, type TestApp } from '../testing';
import { IdempotencyKey } from '../idempotency/idempotency.entity';
import { DeleteExpiredRows } from './delete-expired-rows.job';
import { OutboxRow } from './outbox.entity';

describe('what is kept for a while only', () => {
  let test: TestApp;
  const day = (day: number) => new Date(Date.UTC(2026, 10, day, 12));

  beforeAll(async () => {
    test = await createTestApp([{ module: class SweepModule {}, providers: [DeleteExpiredRows] }]);
    test.clock.set(day(30));
  });
  afterAll(() => test.close());

  it('BUY-08 answers to repeats go after two days', async () => {
    const key = { owner: 'user:1', request_hash: ''.padEnd(64, '0'), answer: '{}' };
    const rows = Array.from({ length: 1_500 }, (_, at) => ({ ...key, request_key: `old-${at}`, create_at: day(27) }));
    await test.database.manager.insert(IdempotencyKey, [...rows, { ...key, request_key: 'young', create_at: day(29) }]);
    await test.get(DeleteExpiredRows).sweep();
    const left = await test.database.manager.find(IdempotencyKey);
    expect(left.map(({ request_key }) => request_key)).toEqual(['young']);
  });

  it('TELL-04 jobs go when they are done or dead for a month; open ones stay', async () => {
    const job = { name: 'send-sms', payload: '{}', create_at: day(-60) };
    const rows = [{ done_at: day(-10) }, { done_at: day(20) }, { dead_at: day(-10) }, { dead_at: day(20) }, {}];
    await test.database.manager.insert(
      OutboxRow,
      rows.map((row) => ({ ...job, ...row })),
    );
    await test.get(DeleteExpiredRows).sweep();
    expect(await test.database.manager.countBy(OutboxRow, { name: 'send-sms' })).toBe(3);
  });
});
