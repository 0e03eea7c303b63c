import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Config, GiveUp } from '@wethi/platform';
import { createTransport } from 'nodemailer';
import { Mailer, type Mail } from './mailer';

const PATIENCE_MS = 10_000;

/** Any mail server that speaks SMTP. */
@Injectable()
export class SmtpMailer extends Mailer implements OnApplicationShutdown {
  private readonly transport: ReturnType<typeof this.connect>;

  constructor(private readonly config: Config) {
    super();
    this.transport = this.connect();
  }

  /** A mailbox that does not exist gets no second letter; what is only full, busy or away is tried again. */
  async send({ unsubscribe, ...mail }: Mail): Promise<void> {
    const ending = unsubscribe && {
      list: { unsubscribe: { url: unsubscribe, comment: 'One-Click' } },
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    };
    const message = { ...mail, from: this.config.MAIL_FROM, ...(ending || {}) };
    await this.transport.sendMail(message).catch((error: unknown) => {
      const { responseCode: code = 0 } = error as { responseCode?: number };
      // the server's words may name the mailbox
      throw code >= 500
        ? new GiveUp(`mail: refused with ${code}`)
        : new Error(`mail: not accepted (${code || 'no answer'})`);
    });
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }

  private connect() {
    const { SMTP_URL } = this.config;
    const waits = { connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: 2 * PATIENCE_MS };
    return createTransport({ url: SMTP_URL, pool: true, maxConnections: 3, ...waits });
  }
}
