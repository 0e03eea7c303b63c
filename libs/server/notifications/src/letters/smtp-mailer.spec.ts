import type { AddressInfo } from 'node:net';
import { Config, GiveUp } from '@wethi/platform';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { SmtpMailer } from './smtp-mailer';

const MAIL = { to: 'fan@example.com', replyTo: 'shop@example.com', subject: 'สวัสดี', html: '<p>สวัสดี</p>', text: 'สวัสดี' };
const OPEN: SMTPServerOptions = {
  ...{ allowInsecureAuth: true, disabledCommands: ['STARTTLS'], authOptional: true, closeTimeout: 100 },
  onAuth: (_auth, _session, done) => done(null, { user: 'shop' }),
};
const no = (responseCode: number) => Object.assign(new Error('no'), { responseCode });

describe('the mail server', () => {
  /** What becomes of a letter. */
  async function sentTo(server: SMTPServerOptions): Promise<unknown> {
    const smtp = new SMTPServer({ ...OPEN, ...server });
    const listening = smtp.listen(0, '127.0.0.1');
    await new Promise((resolve) => listening.once('listening', resolve));
    const { port } = listening.address() as AddressInfo;
    const account = { SMTP_URL: `smtp://shop:secret@127.0.0.1:${port}`, MAIL_FROM: 'shop@example.com' };
    const mailer = new SmtpMailer(Object.assign(new Config(), account));
    try {
      return await mailer
        .send({ ...MAIL, messageId: '<one@example.com>', attachments: [] })
        .catch((reason: unknown) => reason);
    } finally {
      mailer.onApplicationShutdown();
      await new Promise<void>((resolve) => smtp.close(resolve));
    }
  }

  it('TELL-03 TELL-04 a letter to a mailbox that is none is given up', async () => {
    expect(await sentTo({ onRcptTo: (_address, _session, done) => done(no(550)) })).toBeInstanceOf(GiveUp);
  });

  it.each<[string, SMTPServerOptions]>([
    ['password', { onAuth: (_auth, _session, done) => done(no(535)) }],
    ['address', { onMailFrom: (_address, _session, done) => done(no(553)) }],
  ])('TELL-03 TELL-04 no letter is lost while it refuses the %s of the shop', async (_what, server) => {
    const reason = await sentTo(server);
    expect(String(reason)).toMatch(/not accepted \(5\d\d\)/);
    expect(reason).not.toBeInstanceOf(GiveUp);
  });
});
