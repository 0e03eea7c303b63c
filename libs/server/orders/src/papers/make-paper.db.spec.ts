import { makeUser } from '@wethi/accounts/testing';
import { OutboxRow, Storage } from '@wethi/platform';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { OrdersJobsModule } from '../orders-jobs.module';
import { makeOrder } from '../testing/orders.factory';
import { SELLER } from '../testing/seller';
import { MakePaper } from './make-paper.job';
import { OrdersPaper } from './orders-paper.entity';

describe('papers after a payment', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp([OrdersJobsModule], SELLER);
  });
  afterAll(() => test.close());

  async function paidBy(user_email: string | null): Promise<OrdersPaper> {
    const { manager } = test.database;
    const { id: user_id } = await makeUser(manager, { user_email, user_email_at: user_email ? new Date() : null });
    const { id: orders_id } = await makeOrder(manager, { user_id, approve_date: test.clock.today() });
    // a job may run more than once
    for (let tries = 0; tries < 2; tries += 1) await test.get(MakePaper).receipt({ orders_id });
    return manager.findOneByOrFail(OrdersPaper, { orders_id });
  }
  const letters = async () => {
    const rows = await test.database.manager.findBy(OutboxRow, { name: 'send-letter' });
    return rows.map(({ payload }) => JSON.parse(payload) as { to: string; attachments: object[] });
  };

  it('BUY-12 TELL-03 a receipt is made for the letter about the approval or who opens it, and sent by itself to who asks', async () => {
    const { id, paper_no } = await paidBy('fahsai@example.com');
    expect(await test.database.manager.findBy(OutboxRow, { name: 'make-paper' })).toEqual([]);
    await test.get(MakePaper).make({ orders_paper_id: id, again: 1 });
    const { paper_file } = await test.database.manager.findOneByOrFail(OrdersPaper, { id });
    const bytes = await test.get(Storage).get('private', paper_file ?? '');
    expect(bytes?.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await letters()).filter(({ to }) => to === 'fahsai@example.com')).toEqual([
      expect.objectContaining({
        attachments: [{ filename: `${paper_no}.pdf`, path: paper_file }],
        letter: expect.objectContaining({ subject: expect.stringContaining(`ใบเสร็จรับเงิน ${paper_no}`) }),
      }),
    ]);
  });

  it('BUY-12 ADMIN-03 wished for again it goes out once more, and once for each wish', async () => {
    const { id: orders_paper_id } = await paidBy('again@example.com');
    const count = async () => (await letters()).filter(({ to }) => to === 'again@example.com').length;
    for (const again of [1, 1, 2]) await test.get(MakePaper).make({ orders_paper_id, again });
    expect(await count()).toBe(2);
  });

  it('BUY-12 TELL-03 without an address it is made and waits to be opened', async () => {
    const before = (await letters()).length;
    const { id } = await paidBy(null);
    await test.get(MakePaper).make({ orders_paper_id: id, again: 1 });
    const { paper_file } = await test.database.manager.findOneByOrFail(OrdersPaper, { id });
    expect(paper_file).toMatch(/^paper\/[0-9a-f]{32}\.pdf$/);
    expect(await letters()).toHaveLength(before);
  });
});
