import { sendCodeLetter, type Letter } from '@wethi/accounts';
import { SELLER, startSandbox, type TestSandbox } from '@wethi/orders/testing';
import { GiveUp, Storage } from '@wethi/platform';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { NotificationsJobsModule } from '../notifications-jobs.module';
import { SendLetter } from './send-letter.job';

const LETTER: Letter = {
  subject: 'ยืนยันการชำระเงิน สำเร็จ ใต้เงาจันทร์ เดอะมิวสิคัล รอบพิเศษเพื่อผู้ชมที่น้ำตาไหลเพราะคำว่า “ก็ได้”',
  preheader: 'ดูได้เลยเมื่อถึงเวลา แนบใบเสร็จมาด้วย',
  chip: { text: 'ยืนยันแล้ว', tone: 'ok' },
  heading: 'ยืนยันการชำระเงิน สำเร็จ',
  parts: [
    { text: 'สวัสดีคุณ <b>ฟ้าใส</b>' },
    { show: { title: 'รัก <3 & R&B', lines: ['หิ่งห้อยในเมือง'], picture: 'product/a1-1600x1000.webp' } },
    { rows: [['ยอดสุทธิ', '฿490.00']], sum: true },
    { button: 'งานแสดงที่ซื้อ', link: 'http://localhost:8080/watchReruns' },
    { code: '4821' },
    { bar: 0.43 },
    { note: ['สลิปโอนเข้าบัญชีอื่น'], title: 'เหตุผล', tone: 'no' },
    { note: [['ไฟล์แนบ ', { strong: 'RC.pdf' }, ' ที่ ', { text: 'คำสั่งซื้อ', link: 'http://localhost:8080/order/W1' }]] },
  ],
  because: 'ส่งอีเมลนี้เพราะมีคำสั่งซื้อในบัญชีของคุณ',
};

describe('letters', () => {
  let test: TestApp;
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startSandbox();
    test = await createTestApp([NotificationsJobsModule], { ...sandbox.settings, ...SELLER });
  });
  afterAll(async () => {
    await test.close();
    await sandbox.close();
  });

  let sent = 0;
  const context = () => ({ key: `letter-${(sent += 1)}`, signal: AbortSignal.timeout(5_000) });
  const mails = async (to: string) => (await sandbox.messages('email')).filter((mail) => mail.to === to);

  it('TELL-03 arrive with their Thai subject as it was written, as HTML and as plain text, with a file', async () => {
    const to = 'fahsai@example.com';
    await test.get(Storage).put('private', 'paper/rc.pdf', Buffer.from('%PDF'));
    const attachments = [{ filename: 'RC-6911-000482.pdf', path: 'paper/rc.pdf' }];
    await test.get(SendLetter).send({ to, letter: LETTER, attachments }, context());
    const [mail] = await mails(to);
    expect(mail?.subject).toBe(LETTER.subject);
    expect(mail?.text).toContain('งานแสดงที่ซื้อ: http://localhost:8080/watchReruns');
    expect(mail?.text).toContain('รัก <3 & R&B');
    expect(mail?.text).toContain('ไฟล์แนบ RC.pdf ที่ คำสั่งซื้อ http://localhost:8080/order/W1');
    const sender = 'บริษัท เวที จำกัด 88 ถนนมหาราช แขวงพระบรมมหาราชวัง เขตพระนคร กรุงเทพมหานคร 10200';
    expect(mail?.text).toContain(`${sender} ${test.config.PUBLIC_URL}`);
    expect(mail?.meta).toMatchObject({
      from: 'เวที <noreply@wethi.example>',
      reply_to: 'support@wethi.example',
      attachments: [{ filename: 'RC-6911-000482.pdf', size: 4 }],
    });
    const html = String(mail?.meta['html']);
    expect(html).toContain('รัก &lt;3 &amp; R&amp;B');
    expect(html).not.toContain('<b>ฟ้าใส');
    expect(html).toContain(`src="${test.config.PUBLIC_URL}/files/product/a1-1600x1000.w1200.jpg"`);
    expect(html).not.toContain('เลิกรับ');
    expect(html).toContain(sender);
    expect(html).toContain('<b>RC.pdf</b>');
    expect(html).toMatch(/width="43%".*width="57%"/);
  });

  it('TELL-03 bear the same id however often they are sent, and say how to end them', async () => {
    const to = 'again@example.com';
    const unsubscribe = 'http://localhost:8080/api/emailUnsubscribe?token=abc';
    const again = context();
    for (let tries = 0; tries < 2; tries += 1)
      await test.get(SendLetter).send({ to, letter: { ...LETTER, unsubscribe } }, again);
    const ids = (await mails(to)).map(({ meta }) => meta['message_id']);
    expect(ids).toEqual([`<${again.key}@localhost>`, `<${again.key}@localhost>`]);
    expect((await mails(to))[0]?.meta['html']).toContain(unsubscribe);
  });

  it('TELL-04 are given up for a mailbox that does not exist, and tried again for one that is busy', async () => {
    const gone = test.get(SendLetter).send({ to: 'bounce@example.com', letter: LETTER }, context());
    await expect(gone).rejects.toThrow(GiveUp);
    await sandbox.fault('email', '429', 1);
    const busy = test.get(SendLetter).send({ to: 'busy@example.com', letter: LETTER }, context());
    await expect(busy).rejects.toThrow('450');
    await expect(busy).rejects.not.toThrow(GiveUp);
  });

  it('ACC-08 with a code that is old are not sent', async () => {
    const late = { to: 'late@example.com', letter: LETTER, until: '2026-01-01T00:00:00.000Z' };
    await expect(test.get(SendLetter).sendCode(late, context())).rejects.toThrow(GiveUp);
    expect(await mails('late@example.com')).toEqual([]);
    expect(sendCodeLetter).toMatchObject({ lane: 'codes', unrepeatable: true });
  });
});
