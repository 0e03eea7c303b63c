import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Config, GiveUp } from '@wethi/platform';
import { createTransport } from 'nodemailer';
import { Mailer, type Mail } from './mailer';

const PATIENCE_MS = 10_000;
/** What is refused at these is one mailbox, or one letter; anywhere else it is the shop itself. */
const ABOUT_LETTER: readonly (string | undefined)[] = ['RCPT TO', 'DATA'];

/** Any mail server that speaks SMTP. */
@Injectable()
export class SmtpMailer extends Mailer implements OnApplicationShutdown {
  private readonly logger = new Logger(SmtpMailer.name);
  private readonly transport: ReturnType<typeof this.connect>;

  constructor(private readonly config: Config) {
    super();
    this.transport = this.connect();
  }

  /**
   * A mailbox that does not exist gets no second letter; what is only full, busy or away is tried again, and so are all letters
   * of a shop whose password or address the server refuses: they leave once that is put right.
   */
  async send({ unsubscribe, ...mail }: Mail): Promise<void> {
    const ending = unsubscribe && {
      list: { unsubscribe: { url: unsubscribe, comment: 'One-Click' } },
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    };
    const message = { ...mail, from: this.config.MAIL_FROM, ...(ending || {}) };
    await this.transport.sendMail(message).catch((error: unknown) => {
      const { responseCode: code = 0, command } = error as { responseCode?: number; command?: string };
      // the server's words may name the mailbox
      if (code >= 500 && ABOUT_LETTER.includes(command)) throw new GiveUp(`mail: refused with ${code}`);
      if (code >= 500) this.logger.error(`the mail server refuses ${command} with ${code}`);
      throw new Error(`mail: not accepted (${code || 'no answer'})`);
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
