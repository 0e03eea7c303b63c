import { setTimeout } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { Consents, sendNewsLetter, type Letter } from '@wethi/accounts';
import {
  Clock,
  Database,
  GiveUp,
  JobHandler,
  Outbox,
  Transactions,
  TryLater,
  type JobContext,
  type PayloadOf,
} from '@wethi/platform';
import { CountedSms } from '../sms/counted-sms';
import { BuyerMessageCopy } from './buyer-message-copy.entity';
import { requireDay } from '../hours/require-day';
import { AGREED_TO_NEWS } from './recipients';
import { sendBuyerCopy, sendBuyerMessage } from './send-messages';

const AT_ONCE = 200;
/** Of a service that cannot be reached: some three hours. */
const TRIES = 20;
const NOTE_PAUSE_MS = 500;
/** Where somebody reads now: the phone or mailbox of the day of confirming may be another's by then. */
const WHERE = `CASE WHEN u.id IS NULL THEN c.copy_to WHEN c.copy_way = 'sms' THEN u.user_tel
  WHEN u.user_email_at IS NOT NULL THEN u.user_email END`;

interface DueCopy extends BuyerMessageCopy {
  buyer_message_kind: 'ticket' | 'news';
  /** None of a message to members. */
  product_title: string | null;
  product_img: string | null;
  /** What has come between since it was confirmed. */
  denied: string | null;
}

/** Sends messages to the buyers of shows, a copy after the other, as long as nobody stops them. */
@Injectable()
export class SendBuyerMessages {
  private readonly logger = new Logger(SendBuyerMessages.name);

  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly sms: CountedSms,
    private readonly consents: Consents,
    private readonly clock: Clock,
  ) {}

  /** A message that was stopped and confirmed anew meanwhile has another round. */
  @JobHandler(sendBuyerMessage)
  async begin({ buyer_message_id: id, round }: PayloadOf<typeof sendBuyerMessage>): Promise<void> {
    const { affectedRows } = await this.database.query<{ affectedRows: number }>(
      `UPDATE buyer_message SET buyer_message_status = 'sending', update_at = CURRENT_TIMESTAMP(3)
        WHERE id = ? AND buyer_message_round = ? AND buyer_message_status IN ('planned', 'sending')`,
      [id, round],
    );
    if (affectedRows === 0) return;
    for (let last = 0, left = AT_ONCE; left === AT_ONCE;) {
      const copies = await this.database.query<{ id: number }[]>(
        `SELECT id FROM buyer_message_copy WHERE buyer_message_id = ? AND copy_state = 'wait' AND id > ? ORDER BY id LIMIT ?`,
        [id, last, AT_ONCE],
      );
      await this.transactions.run(async () => {
        for (const { id: copy_id } of copies)
          await this.outbox.add(sendBuyerCopy, { copy_id, round }, { dedupeKey: `buyer-copy-${copy_id}-${round}` });
      });
      left = copies.length;
      last = copies.at(-1)?.id ?? last;
    }
    await this.endIfDone(id);
  }

  @JobHandler(sendBuyerCopy)
  async send({ copy_id, round }: PayloadOf<typeof sendBuyerCopy>, context: JobContext): Promise<void> {
    const copy = await this.copyOf(copy_id, round);
    if (!copy) return;
    // A worker may have died before it ended the message.
    if (copy.copy_state === 'wait') await this.sendDue(copy, context);
    await this.endIfDone(copy.buyer_message_id);
  }

  private async sendDue(copy: DueCopy, context: JobContext): Promise<void> {
    requireDay(this.clock.now());
    if (copy.denied) await this.note(copy.id, { copy_state: 'failed', copy_error: copy.denied });
    else if (copy.copy_way === 'mail') await this.mail(copy);
    else await this.text(copy, context);
  }

  /** Undefined once its message is not being sent any more, or in a later round; copies of the version before name no round. */
  private async copyOf(copyId: number, round?: number): Promise<DueCopy | undefined> {
    const [copy] = await this.database.query<DueCopy[]>(
      `SELECT c.*, COALESCE(${WHERE}, '') AS copy_to, m.buyer_message_kind, p.product_title, p.product_img,
              CASE WHEN u.user_status = 'Block' THEN 'บัญชีถูกระงับ'
                   WHEN u.user_deleted_at IS NOT NULL THEN 'ลบบัญชีแล้ว'
                   WHEN ${WHERE} IS NULL THEN 'ไม่มีอีเมลที่ยืนยันแล้ว'
                   WHEN m.buyer_message_kind = 'news' AND NOT COALESCE(${AGREED_TO_NEWS}, 0) THEN 'เลิกรับข่าวแล้ว' END AS denied
         FROM buyer_message_copy c
         JOIN buyer_message m ON m.id = c.buyer_message_id AND m.buyer_message_status = 'sending'
          AND m.buyer_message_round = COALESCE(?, m.buyer_message_round)
         LEFT JOIN product p ON p.id = m.product_id LEFT JOIN user u ON u.id = c.user_id
        WHERE c.id = ?`,
      [round ?? null, copyId],
    );
    return copy;
  }

  private async mail(copy: DueCopy): Promise<void> {
    const letter = { to: copy.copy_to, letter: this.letterOf(copy) };
    await this.transactions.run(async () => {
      await this.outbox.add(sendNewsLetter, letter, { dedupeKey: `buyer-letter-${copy.id}` });
      await this.note(copy.id, { copy_state: 'sent' });
    });
  }

  private async text(copy: DueCopy, context: JobContext): Promise<void> {
    try {
      await this.sms.sendWithinBudget(copy.copy_to, copy.copy_text, context);
    } catch (error) {
      if (error instanceof TryLater) throw error;
      const tries = copy.copy_tries + 1;
      const isOver = error instanceof GiveUp || tries >= TRIES;
      const reason = String((error as Error).message).slice(0, 200);
      await this.note(copy.id, { copy_tries: tries, copy_error: reason, copy_state: isOver ? 'failed' : 'wait' });
      if (!isOver) throw error;
      return;
    }
    await this.noteSent(copy.id);
  }

  /**
   * It left, and leaves again unless its row says so: a database that is away is waited for, also when the job's time is over,
   * as the next try begins later than the row is noted. Only the end of the process ends it.
   */
  private async noteSent(id: number): Promise<void> {
    for (let tried = 1; ; tried += 1) {
      try {
        return await this.note(id, { copy_state: 'sent' });
      } catch (error) {
        if (tried === 1) this.logger.warn(`copy ${id} left and is not noted yet: ${String(error)}`);
        await setTimeout(NOTE_PAUSE_MS, undefined, { ref: false });
      }
    }
  }

  private async note(id: number, values: Partial<BuyerMessageCopy>): Promise<void> {
    await this.database.update(BuyerMessageCopy, id, values);
  }

  private async endIfDone(id: number): Promise<void> {
    await this.database.query(
      `UPDATE buyer_message SET buyer_message_status = 'done' WHERE id = ? AND buyer_message_status = 'sending'
          AND NOT EXISTS (SELECT 1 FROM buyer_message_copy WHERE buyer_message_id = ? AND copy_state = 'wait')`,
      [id, id],
    );
  }

  private letterOf({ copy_text, product_title, product_img, buyer_message_kind, user_id }: DueCopy): Letter {
    const isNews = buyer_message_kind === 'news';
    const about = product_title ? `เรื่องบัตรของคุณ ${product_title}` : 'เรื่องสมาชิกของคุณ';
    const reason = product_title ? 'คุณมีบัตรงานนี้' : 'คุณเป็นสมาชิก';
    return {
      subject: isNews ? `ข่าวจาก ${product_title ?? 'เวที'}` : about,
      preheader: copy_text.slice(0, 90),
      picture: product_img,
      heading: product_title ?? 'สมาชิกเวที',
      parts: copy_text
        .split('\n')
        .filter(Boolean)
        .map((text) => ({ text })),
      because: `ส่งอีเมลนี้เพราะ${isNews ? 'คุณยินยอมรับข่าว' : reason}`,
      ...(isNews && user_id && { unsubscribe: this.consents.unsubscribeUrl(user_id, 'news') }),
    };
  }
}
