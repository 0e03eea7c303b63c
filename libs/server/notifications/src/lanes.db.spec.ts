import { sendNews, sendNotice, sendSms } from '@wethi/accounts';
import { MediaJobsModule } from '@wethi/media';
import { OrdersJobsModule } from '@wethi/orders';
import { startSandbox, type TestSandbox } from '@wethi/orders/testing';
import { JobsModule, Outbox, OutboxRow } from '@wethi/platform';
import { createTestApp, until, type TestApp } from '@wethi/platform/testing';
import { IsNull } from 'typeorm';
import { NotificationsJobsModule } from './notifications-jobs.module';

const CHATS = 3_000;
const SLOW_MS = 5_000;

describe('lanes', () => {
  let test: TestApp;
  let sandbox: TestSandbox;

  beforeAll(async () => {
    sandbox = await startSandbox(SLOW_MS);
    test = await createTestApp(
      [JobsModule, MediaJobsModule, NotificationsJobsModule, OrdersJobsModule],
      sandbox.settings,
    );
  });
  afterAll(async () => {
    await test.close();
    await sandbox.close();
  });

  it('ACC-02 TELL-01 a login code leaves while 3,000 chat messages wait for a slow Telegram', async () => {
    await sandbox.fault('chat', 'slow');
    const chats = Array.from({ length: CHATS }, (_, at) => ({
      name: 'send-chat-message',
      payload: JSON.stringify({ chat_id: String(100_000 + at), text: `คำสั่งซื้อ ${at}` }),
    }));
    const rows = test.database.getRepository(OutboxRow);
    await rows.insert(chats);
    const waiting = () => rows.countBy({ name: 'send-chat-message', done_at: IsNull() });
    const leave = (tel: string) => test.get(Outbox).add(sendSms, { tel, text: 'รหัส 123456' });
    await until(async () => (await rows.countBy({ claimed_until: IsNull() })) < CHATS);

    await leave('0811111111');
    await until(async () => (await sandbox.messages('sms')).length === 1);
    expect(await waiting()).toBeGreaterThan(CHATS - 100);

    // and again, once the whole backlog has reached the queue
    await until(async () => (await rows.countBy({ enqueued_at: IsNull() })) === 0);
    await leave('0811111112');
    await until(async () => (await sandbox.messages('sms')).length === 2);
    expect(await waiting()).toBeGreaterThan(CHATS - 100);
  });

  it('ACC-02 TELL-08 a login code leaves while 300 buyers are told of their orders by a slow gateway', async () => {
    await sandbox.fault('chat', 'ok');
    await sandbox.fault('sms', 'slow');
    const outbox = test.get(Outbox);
    for (let at = 0; at < 300; at += 1) await outbox.add(sendNotice, { tel: `08${20_000_000 + at}`, text: 'อนุมัติแล้ว' });
    const rows = test.database.getRepository(OutboxRow);
    const notices = { name: 'send-notice' };
    await until(async () => (await rows.countBy({ ...notices, enqueued_at: IsNull() })) === 0);
    await outbox.add(sendSms, { tel: '0811111113', text: 'รหัส 123456' });
    await until(async () => (await sandbox.messages('sms')).some(({ to }) => to === '0811111113'));
    expect(await rows.countBy({ ...notices, done_at: IsNull() })).toBeGreaterThan(250);
  });

  it('TELL-08 TELL-06 a buyer is told of their order while 300 followers are told of a show by a slow gateway', async () => {
    const rows = test.database.getRepository(OutboxRow);
    await sandbox.fault('sms', 'ok');
    await until(async () => (await rows.countBy({ name: sendNotice.name, done_at: IsNull() })) === 0);
    await sandbox.fault('sms', 'slow');
    test.clock.set('2026-11-20T12:00:00+07:00');
    const outbox = test.get(Outbox);
    for (let at = 0; at < 300; at += 1) await outbox.add(sendNews, { tel: `08${30_000_000 + at}`, text: 'งานใหม่' });
    const news = { name: sendNews.name };
    await until(async () => (await rows.countBy({ ...news, enqueued_at: IsNull() })) === 0);
    await outbox.add(sendNotice, { tel: '0811111114', text: 'อนุมัติแล้ว' });
    await until(async () => (await sandbox.messages('sms')).some(({ to }) => to === '0811111114'));
    expect(await rows.countBy({ ...news, done_at: IsNull() })).toBeGreaterThan(250);
  });
});
