import { createTransport } from 'nodemailer';
import type { Transporter } from 'nodemailer';
import { openTestSandbox, readMessages, setFault } from './testing';

describe('mail catcher', () => {
  let context: Awaited<ReturnType<typeof openTestSandbox>>;
  let transport: Transporter;
  beforeAll(async () => {
    context = await openTestSandbox();
    const { smtpPort } = await context.sandbox.listen();
    transport = createTransport({ host: '127.0.0.1', port: smtpPort });
  });
  afterAll(async () => {
    transport.close();
    await context.close();
  });

  const from = 'เวที <no-reply@wethi.test>';

  it('TELL-03 keeps a mail with its Thai subject, both bodies and attachments', async () => {
    await transport.sendMail({
      from,
      to: 'Fahsai@example.com',
      subject: 'ยืนยันอีเมล',
      text: 'กดลิงก์ http://localhost:8080/confirm',
      html: '<p>กดลิงก์</p><script>alert(1)</script>',
      attachments: [{ filename: 'ใบเสร็จ.pdf', content: 'content' }],
    });
    const [mail] = await readMessages(context.sandbox, { channel: 'email', to: 'fahsai@example.com' });
    expect(mail).toMatchObject({
      subject: 'ยืนยันอีเมล',
      text: 'กดลิงก์ http://localhost:8080/confirm',
      meta: { from, attachments: [{ filename: 'ใบเสร็จ.pdf', size: 7 }] },
    });
    const shown = await context.sandbox.app.inject({ url: `/api/messages/${mail?.id}/html` });
    expect(shown.headers['content-security-policy']).toMatch(/^sandbox .*default-src 'none'/);
    const attachment = await context.sandbox.app.inject({ url: mail?.meta.attachments?.[0]?.url ?? '' });
    expect(attachment.headers['content-disposition']).toBe('attachment');
  });

  it('TELL-03 makes one message of every recipient', async () => {
    await transport.sendMail({
      from,
      to: ['one@example.com', 'two@example.com'],
      subject: 'แจ้งเตือน',
      html: '<b>x</b>',
    });
    expect(await readMessages(context.sandbox, { to: 'one@example.com' })).toMatchObject([{ text: 'x' }]);
    expect(await readMessages(context.sandbox, { to: 'two@example.com' })).toHaveLength(1);
  });

  it('TELL-03 refuses mailboxes that do not exist, and fails as switched on', async () => {
    const mail = { from, subject: 'x', text: 'x' };
    await expect(transport.sendMail({ ...mail, to: 'bounce@example.com' })).rejects.toMatchObject({
      responseCode: 550,
    });
    await setFault(context.sandbox, 'email', 'error', 1);
    await expect(transport.sendMail({ ...mail, to: 'a@example.com' })).rejects.toMatchObject({ responseCode: 451 });
    await setFault(context.sandbox, 'email', '429', 1);
    await expect(transport.sendMail({ ...mail, to: 'a@example.com' })).rejects.toMatchObject({ responseCode: 450 });
    await setFault(context.sandbox, 'email', 'delay', 1);
    await transport.sendMail({ ...mail, to: 'late@example.com' });
    expect(await readMessages(context.sandbox, { to: 'late@example.com', wait: '5' })).toHaveLength(1);
  });
});
