import { Injectable } from '@nestjs/common';
import { sendCodeLetter, sendLetter, sendNewsLetter, type LetterToSend } from '@wethi/accounts';
import { ShopContacts } from '@wethi/catalog';
import { Clock, Config, GiveUp, JobHandler, Storage, type JobContext } from '@wethi/platform';
import { letterHtml } from './letter-html';
import { letterText } from './letter-text';
import { Mailer } from './mailer';

@Injectable()
export class SendLetter {
  constructor(
    private readonly mailer: Mailer,
    private readonly storage: Storage,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly shop: ShopContacts,
  ) {}

  @JobHandler(sendLetter)
  async send({ to, letter, until, attachments = [] }: LetterToSend, { key }: JobContext): Promise<void> {
    if (until && new Date(until) < this.clock.now()) throw new GiveUp(`letter: of no use after ${until}`);
    const { PUBLIC_URL, SELLER_NAME, SELLER_ADDRESS } = this.config;
    const sender = [SELLER_NAME, ...SELLER_ADDRESS.split('|')]
      .map((line) => line.trim())
      .join(' ')
      .trim();
    const contacts = await this.shop.shown();
    await this.mailer.send({
      to,
      replyTo: contacts.email,
      subject: letter.subject,
      html: letterHtml(letter, PUBLIC_URL, sender, contacts),
      text: letterText(letter, PUBLIC_URL, sender, contacts),
      messageId: `<${key}@${new URL(PUBLIC_URL).hostname}>`,
      unsubscribe: letter.unsubscribe,
      attachments: await Promise.all(
        attachments.map(async ({ filename, path }) => ({ filename, content: await this.read(path) })),
      ),
    });
  }

  @JobHandler(sendNewsLetter)
  sendNews(letter: LetterToSend, context: JobContext): Promise<void> {
    return this.send(letter, context);
  }

  @JobHandler(sendCodeLetter)
  sendCode(letter: LetterToSend, context: JobContext): Promise<void> {
    return this.send(letter, context);
  }

  private async read(path: string): Promise<Buffer> {
    const bytes = await this.storage.get('private', path);
    if (!bytes) throw new GiveUp('letter: its file is gone');
    return bytes;
  }
}
