import { makeUser } from '@wethi/accounts/testing';
import { OutboxRow } from '@wethi/platform';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { NotificationsJobsModule } from './notifications-jobs.module';
import { TellHelpAnswer } from './tell-help-answer.job';

describe('the SMS with the answer to a call for help', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp([NotificationsJobsModule]);
  });
  afterAll(() => test.close());

  it('WATCH-11 TELL-04 goes to whoever asked, once for each answer, and not before there is one', async () => {
    const { manager } = test.database;
    const { id: user_id, user_tel } = await makeUser(manager);
    const { insertId } = await test.database.query<{ insertId: number }>(
      `INSERT INTO help_request (user_id, help_request_reason) VALUES (?, 'sound')`,
      [user_id],
    );
    const tell = (key: string) =>
      test.get(TellHelpAnswer).tell({ help_request_id: insertId }, { key, signal: AbortSignal.timeout(5_000) });
    const sent = async () => {
      const notices = await test.database.getRepository(OutboxRow).findBy({ name: 'send-notice' });
      return notices.map(({ payload }) => JSON.parse(payload) as object);
    };
    await tell('before');
    expect(await sent()).toEqual([]);
    await manager.update('help_request', { id: insertId }, { help_request_answer: 'ลองเปิดใหม่' });
    await tell('first');
    await tell('first');
    expect(await sent()).toEqual([{ tel: user_tel, text: `เวที: ตอบ ช่วย-${insertId} ลองเปิดใหม่` }]);
  });

  it('SITE-09 goes by SMS or by letter to where who wrote to the shop wants it', async () => {
    const { manager } = test.database;
    const { id: user_id, user_tel } = await makeUser(manager);
    const made = async (where: object) => {
      const row = {
        user_id,
        help_request_reason: 'other',
        help_request_text: 'ถาม',
        help_request_answer: 'ตอบ',
        ...where,
      };
      const { identifiers } = await manager.insert('help_request', row);
      return Number(identifiers[0]?.['id']);
    };
    const tell = async (id: number) =>
      test.get(TellHelpAnswer).tell({ help_request_id: id }, { key: `of-${id}`, signal: AbortSignal.timeout(5_000) });
    await manager.query('DELETE FROM outbox');
    const answer = 'ก'.repeat(200);
    await tell(await made({ help_request_tel: '0899999999', help_request_answer: answer }));
    await tell(await made({ help_request_mail: 'fan@example.com' }));
    const left = await test.database.getRepository(OutboxRow).find({ order: { id: 'ASC' } });
    expect(left.map(({ name, payload }) => [name, JSON.parse(payload) as object])).toEqual([
      ['send-notice', { tel: '0899999999', text: expect.stringMatching(new RegExp(`${answer}$`)) }],
      ['send-letter', expect.objectContaining({ to: 'fan@example.com' })],
    ]);
    expect(user_tel).not.toBe('0899999999');
  });
});
