import { Injectable } from '@nestjs/common';
import {
  AuditLog,
  Config,
  Database,
  Outbox,
  refuse,
  refuseField,
  Storage,
  Transactions,
  type Actor,
} from '@wethi/platform';
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
    private readonly config: Config,
  ) {}

  /** @throws Refusal CHAT_NOT_SET without a central chat; INVALID_INPUT for a chat that is nobody's, and a picture that is not there */
  async send({ message, token, path }: ChatNote, actor: Actor): Promise<null> {
    const chat = token ? await this.chatOf(token) : undefined;
    if (!token && !this.config.TELEGRAM_CHAT_ID) throw refuse('CHAT_NOT_SET');
    if (token && !chat) throw refuseField('token', 'ไม่มีวงหรืองานแสดงที่ใช้แชตนี้');
    if (path && !(await this.storage.has('public', path))) throw refuseField('path', 'ไม่พบรูปที่อัปโหลด');
    await this.transactions.run(async () => {
      const news = { ...chat, text: escapeHtml(message), picture: path, area: 'public' as const };
      await this.outbox.add(sendChatMessage, news);
      await this.audit.record(actor, 'send-chat', { name: 'ChatNote' }, 0, undefined, { message, token, path });
    });
    return null;
  }

  /** A chat that is a band's, or else the show's whose bot may write there. */
  private async chatOf(chat_id: string): Promise<{ chat_id: string; product_id?: number } | undefined> {
    const [found] = await this.database.query<{ product_id: number | null }[]>(
      `(SELECT NULL AS product_id FROM band WHERE band_telegrame = ? LIMIT 1)
       UNION ALL (SELECT id FROM product WHERE product_token_telegram = ? ORDER BY product_token_end IS NULL, id LIMIT 1)`,
      [chat_id, chat_id],
    );
    return found && { chat_id, ...(found.product_id !== null && { product_id: found.product_id }) };
  }
}
