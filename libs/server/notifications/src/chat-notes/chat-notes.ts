import { Injectable } from '@nestjs/common';
import { AuditLog, Database, Outbox, refuseField, Storage, Transactions, type Actor } from '@wethi/platform';
import { escapeHtml } from '../chat/chat-text';
import { sendChatMessage } from '../chat-decision/send-chat-message.job';

export interface ChatNote {
  message: string;
  /** Id of the chat of a band or a show; the central one without it. */
  token?: string;
  /** Public picture in storage. */
  path?: string;
}

/** Notes of personnel to the central chat or one of a band or a show; no other chat hears from the shop (TELL-05). */
@Injectable()
export class ChatNotes {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly storage: Storage,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  /** @throws Refusal INVALID_INPUT for a chat that is nobody's, and a picture that is not there */
  async send({ message, token, path }: ChatNote, actor: Actor): Promise<null> {
    if (token && !(await this.isKnown(token))) throw refuseField('token', 'ไม่มีวงหรืองานแสดงที่ใช้แชตนี้');
    if (path && !(await this.storage.has('public', path))) throw refuseField('path', 'ไม่พบรูปที่อัปโหลด');
    await this.transactions.run(async () => {
      const news = { chat_id: token || undefined, text: escapeHtml(message), picture: path, area: 'public' as const };
      await this.outbox.add(sendChatMessage, news);
      await this.audit.record(actor, 'send-chat', { name: 'ChatNote' }, 0, undefined, { message, token, path });
    });
    return null;
  }

  private async isKnown(chat: string): Promise<boolean> {
    const found = await this.database.query<unknown[]>(
      `(SELECT 1 FROM band WHERE band_telegrame = ? LIMIT 1)
       UNION ALL (SELECT 1 FROM product WHERE product_token_telegram = ? LIMIT 1)`,
      [chat, chat],
    );
    return found.length > 0;
  }
}
