import { Injectable } from '@nestjs/common';
import { sendSms } from '@wethi/accounts';
import { toBaht, toSatang } from '@wethi/contract';
import { addDays, byDay, leavesAt } from '@wethi/format';
import {
  AuditLog,
  Clock,
  Config,
  Database,
  Outbox,
  refuse,
  refuseField,
  rowChanged,
  Transactions,
  type Actor,
} from '@wethi/platform';
import type { Audience, ConfirmMessage, FailedCopy, MessageProgress, TryMessage } from './buyer-message.dto';
import { BuyerMessage } from './buyer-message.entity';
import { FindRecipients, type Copy, type Recipients, type Wish } from './recipients';
import { sendBuyerMessage } from './send-messages';

/** Longer ones go by letter. */
export const LONGEST_PARTS = 4;
const SAMPLES = 5;
const AT_ONCE = 500;
const SHOWN_FAILURES = 100;
/** The copies are kept for ninety days. */
const MOST_DAYS_AHEAD = 60;
type Status = BuyerMessage['buyer_message_status'];

/** Messages to all buyers of a show: tried first, confirmed with their number and cost, stopped and gone on with. */
@Injectable()
export class BuyerMessages {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly recipients: FindRecipients,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  async audience(wish: Wish): Promise<Audience> {
    const { copies, ...counts } = await this.recipients.of(wish);
    const sms = copies.filter(({ way }) => way === 'sms');
    return {
      ...counts,
      sms: sms.length,
      mail: copies.length - sms.length,
      parts: partsOf(copies),
      longest: Math.max(0, ...copies.map(({ parts }) => parts)),
      cost: this.costOf(partsOf(copies)),
      price: this.config.SMS_PRICE,
      samples: copies.slice(0, SAMPLES).map(({ name, text, parts }) => ({ name, text, parts })),
    };
  }

  /** Sends the words of a draft to the phone of whoever writes it. */
  async try({ id, tel }: TryMessage, actor: Actor): Promise<null> {
    await this.transactions.run(async () => {
      const message = await this.locked(id, ['draft']);
      const [copy] = (await this.recipients.of(message)).copies;
      const text = copy?.text ?? this.recipients.words(message.buyer_message_text, null, '');
      await this.outbox.add(sendSms, { tel, text });
      await this.database.update(BuyerMessage, id, { buyer_message_tested_at: this.clock.now() });
      await this.audit.record(actor, 'try-message', BuyerMessage, id, undefined, { tel });
    });
    return null;
  }

  /**
   * Fixes who gets a message, and sends it at its time.
   * @throws Refusal INVALID_INPUT when it was not tried, its time is past or far away, or it goes to others than whoever confirms
   *   was shown; ROW_CHANGED when it was saved since they read it
   */
  async send({ id, people, update_at: version }: ConfirmMessage, actor: Actor): Promise<null> {
    await this.transactions.run(async () => {
      const message = await this.locked(id, ['draft']);
      if (version && message.update_at > version)
        throw rowChanged(await this.audit.lastChange(BuyerMessage, id, message.update_at), message.update_at);
      if (!message.buyer_message_tested_at) throw refuseField('tel', 'ต้องลองส่งก่อนจึงส่งจริงได้');
      const found = await this.recipients.of(message);
      requireSendable(found, people);
      this.requirePlan(message);
      await this.keep(id, found.copies);
      const round = message.buyer_message_round + 1;
      const confirmed = {
        buyer_message_people: found.people,
        buyer_message_cost: this.costOf(partsOf(found.copies)),
        buyer_message_status: 'planned' as const,
        buyer_message_round: round,
      };
      await this.database.update(BuyerMessage, id, confirmed);
      await this.begin(id, round, this.dueAt(message));
      await this.audit.record(actor, 'send-message', BuyerMessage, id, undefined, confirmed);
    });
    return null;
  }

  /** What is planned becomes a draft again; what is being sent stops before its next copy. */
  async stop(id: number, actor: Actor): Promise<null> {
    await this.transactions.run(async () => {
      const { buyer_message_status } = await this.locked(id, ['planned', 'sending']);
      const status: Status = buyer_message_status === 'planned' ? 'draft' : 'stopped';
      if (status === 'draft')
        await this.database.write('DELETE FROM buyer_message_copy WHERE buyer_message_id = ?', [id]);
      await this.turn(id, status, 'stop-message', actor);
    });
    return null;
  }

  /** Sends what was stopped, and what did not arrive. */
  async goOn(id: number, actor: Actor): Promise<null> {
    await this.transactions.run(async () => {
      const { buyer_message_round } = await this.locked(id, ['stopped', 'done']);
      const again = `UPDATE buyer_message_copy SET copy_state = 'wait', copy_tries = 0, copy_error = NULL
        WHERE buyer_message_id = ? AND copy_state = 'failed'`;
      await this.database.write(again, [id]);
      const round = buyer_message_round + 1;
      await this.database.update(BuyerMessage, id, { buyer_message_round: round });
      await this.turn(id, 'sending', 'go-on-message', actor);
      await this.begin(id, round, byDay(this.clock.now()));
    });
    return null;
  }

  /** What was stopped is sent to nobody else. */
  async cancel(id: number, actor: Actor): Promise<null> {
    await this.transactions.run(async () => {
      await this.locked(id, ['stopped']);
      await this.turn(id, 'cancelled', 'cancel-message', actor);
    });
    return null;
  }

  async progress(id: number): Promise<MessageProgress> {
    const rows = await this.database.query<{ state: string; copies: number; parts: number }[]>(
      `SELECT copy_state AS state, CAST(COUNT(*) AS SIGNED) AS copies, CAST(SUM(copy_parts) AS SIGNED) AS parts
         FROM buyer_message_copy WHERE buyer_message_id = ? GROUP BY copy_state`,
      [id],
    );
    const failures = await this.database.query<FailedCopy[]>(
      `SELECT copy_name AS name, copy_way AS way, copy_to AS \`to\`, copy_error AS error, copy_tries AS tries
         FROM buyer_message_copy WHERE buyer_message_id = ? AND copy_state = 'failed' ORDER BY id LIMIT ?`,
      [id, SHOWN_FAILURES],
    );
    const of = (state: string) => rows.find((row) => row.state === state);
    return {
      sent: of('sent')?.copies ?? 0,
      waiting: of('wait')?.copies ?? 0,
      failed: of('failed')?.copies ?? 0,
      cost: this.costOf(of('sent')?.parts ?? 0),
      failures,
    };
  }

  private async locked(id: number, statuses: readonly Status[]): Promise<BuyerMessage> {
    const lock = { mode: 'pessimistic_write' } as const;
    const message = await this.database.manager.findOne(BuyerMessage, { where: { id }, lock });
    if (!message) throw refuse('NOT_FOUND');
    if (!statuses.includes(message.buyer_message_status)) throw refuse('MESSAGE_STATUS');
    return message;
  }

  private async keep(id: number, copies: readonly Copy[]): Promise<void> {
    for (let from = 0; from < copies.length; from += AT_ONCE) {
      const rows = copies
        .slice(from, from + AT_ONCE)
        .map(({ user_id, way, to, name, text, parts }) => [id, user_id, way, to, name.slice(0, 80), text, parts]);
      await this.database.query(
        `INSERT IGNORE INTO buyer_message_copy
          (buyer_message_id, user_id, copy_way, copy_to, copy_name, copy_text, copy_parts) VALUES ?`,
        [rows],
      );
    }
  }

  private async turn(id: number, buyer_message_status: Status, action: string, actor: Actor): Promise<void> {
    await this.database.update(BuyerMessage, id, { buyer_message_status });
    await this.audit.record(actor, action, BuyerMessage, id, undefined, { buyer_message_status });
  }

  private begin(buyer_message_id: number, round: number, dueAt: Date): Promise<void> {
    const dedupeKey = `buyer-message-${buyer_message_id}-${round}`;
    return this.outbox.add(sendBuyerMessage, { buyer_message_id, round }, { dueAt, dedupeKey });
  }

  /** @throws Refusal INVALID_INPUT */
  private requirePlan(message: BuyerMessage): void {
    const { buyer_message_date: day } = message;
    if (!day) return;
    if (this.dueAt(message) < this.clock.now())
      throw refuseField('buyer_message_date', 'เวลาส่งผ่านไปแล้ว โปรดเลือกเวลาใหม่ หรือเลือกส่งเลย');
    if (day > addDays(this.clock.today(), MOST_DAYS_AHEAD))
      throw refuseField('buyer_message_date', `ตั้งเวลาส่งล่วงหน้าได้ไม่เกิน ${MOST_DAYS_AHEAD} วัน`);
  }

  private dueAt({ buyer_message_date, buyer_message_time }: BuyerMessage): Date {
    return leavesAt(this.clock.now(), buyer_message_date, buyer_message_time);
  }

  private costOf(parts: number): number {
    return toBaht(parts * toSatang(this.config.SMS_PRICE));
  }
}

function partsOf(copies: readonly Copy[]): number {
  return copies.reduce((sum, { parts }) => sum + parts, 0);
}

/** @throws Refusal INVALID_INPUT */
function requireSendable({ people, copies }: Recipients, confirmed: number): void {
  if (people === 0) throw refuseField('product_id', 'ยังไม่มีผู้รับ');
  if (people !== confirmed) throw refuseField('people', `จำนวนผู้รับเปลี่ยนเป็น ${people} คน โปรดตรวจอีกครั้ง`);
  if (copies.some(({ parts }) => parts > LONGEST_PARTS))
    throw refuseField('buyer_message_text', `ยาวเกิน ${LONGEST_PARTS} ข้อความ SMS ตัดให้สั้นลง หรือส่งทางอีเมลอย่างเดียว`);
}
