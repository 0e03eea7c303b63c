import { setTimeout as pause } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import type { Address, Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerDataStream, SMTPServerSession } from 'smtp-server';
import { deliver } from './faults';
import type { FaultMode, Faults } from './faults';
import type { FileStore } from './file-store';
import type { Attachment, Messages } from './messages';
import { UPLOAD_LIMIT } from './request-fields';
import type { SandboxSettings } from './settings';

/** A mail server for every address; only mailboxes whose name begins with `bounce` do not exist. */
export class MailCatcher {
  private readonly server: SMTPServer;

  constructor(
    private readonly messages: Messages,
    private readonly files: FileStore,
    private readonly faults: Faults,
    private readonly settings: SandboxSettings,
  ) {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      allowInsecureAuth: true,
      size: UPLOAD_LIMIT,
      closeTimeout: 100,
      onAuth: (auth, _session, done) => done(null, { user: auth.username }),
      onRcptTo: ({ address }, _session, done) =>
        done(/^bounce/i.test(address) ? replyError(550, `5.1.1 ${address}: no such mailbox`) : undefined),
      onData: (stream, session, done) => {
        this.receive(stream, session).then(
          (answered) => answered && done(),
          (error: Error) => done(error),
        );
      },
    });
    // A client that breaks off must not end the process.
    this.server.on('error', () => {});
  }

  /** Starts on loopback and returns the port, which the system picks when the settings say 0. */
  async listen(): Promise<number> {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    this.server.once('error', reject);
    const listening = this.server.listen(this.settings.smtpPort, '127.0.0.1', () => {
      const address = listening.address();
      resolve(typeof address === 'object' && address ? address.port : this.settings.smtpPort);
    });
    return promise;
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => this.server.close(resolve));
  }

  /** @returns false when the client is left without an answer */
  private async receive(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<boolean> {
    const source = await buffer(stream);
    if (stream.sizeExceeded) throw replyError(552, '5.3.4 Message too large');
    const mode = this.faults.take('email');
    if (mode === 'timeout') return false;
    await this.obey(mode);
    const email = await PostalMime.parse(source);
    // The session is emptied as soon as the client has its answer.
    const recipients = session.envelope.rcptTo.map((recipient) => recipient.address.toLowerCase());
    await deliver(mode === 'delay', this.settings.lateMs, () => this.keep(email, recipients));
    return true;
  }

  private async obey(mode: FaultMode): Promise<void> {
    if (mode === 'slow') await pause(this.settings.slowMs, undefined, { ref: false });
    if (mode === 'error') throw replyError(451, '4.3.0 Mail server temporarily unavailable');
    if (mode === '429') throw replyError(450, '4.7.1 Too many messages, try again in 1 second');
  }

  private async keep(email: Email, recipients: string[]): Promise<void> {
    const text = email.text ?? plainText(email.html ?? '');
    for (const to of recipients) {
      const meta = {
        from: addressText(email.from),
        reply_to: email.replyTo?.map(addressText).join(', '),
        message_id: email.messageId,
        html: email.html,
        attachments: await this.saveAttachments(email),
      };
      const subject = email.subject ?? '';
      this.messages.add({ channel: 'email', to, subject, text: text.trim(), meta });
    }
  }

  private async saveAttachments(email: Email): Promise<Attachment[]> {
    const saving = email.attachments.map(async ({ filename, mimeType, content }) => {
      const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
      const url = await this.files.save(bytes, (filename ?? '').split('.').at(-1)?.toLowerCase() ?? 'bin');
      return { filename: filename ?? 'ไม่มีชื่อ', type: mimeType, size: bytes.length, url };
    });
    return Promise.all(saving);
  }
}

function replyError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** Enough to list a mail that has no text body; it is shown as text, never as markup. */
function plainText(html: string): string {
  return html.replace(/<(style|script)[\s\S]*?<\/\1>|<[^>]*>/gi, '').replaceAll('&nbsp;', ' ');
}

function addressText(address: Address | undefined): string {
  if (!address?.address) return address?.name ?? '';
  return address.name ? `${address.name} <${address.address}>` : address.address;
}
