import { Injectable } from '@nestjs/common';
import { baht, smsParts } from '@wethi/format';
import { Clock, Config, Database, GiveUp, Outbox, Transactions } from '@wethi/platform';
import { sendChatMessage } from '../chat-decision/send-chat-message.job';

/** The central chat hears of it when the month comes to these shares of its budget. */
const WARNED_AT = [0.8, 1];

/** What SMS of a month cost, and what they may (design: 66 งบ SMS ต่อเดือน). */
@Injectable()
export class SmsBudget {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** Baht that left this month. */
  async spent(): Promise<number> {
    const sql = 'SELECT sms_parts FROM sms_month WHERE sms_month = ?';
    const [row] = await this.database.query<{ sms_parts: number }[]>(sql, [this.month()]);
    return this.costOf(row?.sms_parts ?? 0);
  }

  /** @throws GiveUp once the month's budget is spent */
  async require(): Promise<void> {
    if ((await this.spent()) >= this.config.SMS_MONTH_BUDGET) throw new GiveUp('SMS: งบ SMS ของเดือนนี้เต็มแล้ว');
  }

  /** Counts an SMS that left; who comes to a share of the budget tells the central chat, and nobody twice. */
  async count(text: string): Promise<void> {
    const parts = smsParts(text);
    await this.transactions.run(async () => {
      const { insertId } = await this.database.query<{ insertId: number }>(
        `INSERT INTO sms_month (sms_month, sms_parts) VALUES (?, LAST_INSERT_ID(?))
         ON DUPLICATE KEY UPDATE sms_parts = LAST_INSERT_ID(sms_parts + VALUES(sms_parts))`,
        [this.month(), parts],
      );
      const [before, after] = [this.costOf(insertId - parts), this.costOf(insertId)];
      const budget = this.config.SMS_MONTH_BUDGET;
      const share = WARNED_AT.findLast((at) => before < budget * at && after >= budget * at);
      if (share !== undefined) await this.outbox.add(sendChatMessage, { text: this.warning(share) });
    });
  }

  private warning(share: number): string {
    const { SMS_MONTH_BUDGET, ADMIN_URL } = this.config;
    const words =
      share < 1
        ? `ใช้งบ SMS ไปแล้ว ${share * 100}% ของ ${baht(SMS_MONTH_BUDGET)} ในเดือนนี้`
        : `งบ SMS ของเดือนนี้เต็มแล้ว (${baht(SMS_MONTH_BUDGET)}) จากนี้ส่งเฉพาะรหัสยืนยัน`;
    return `${words}\nเพิ่มงบได้ที่ ${ADMIN_URL}/admin/settings`;
  }

  private costOf(parts: number): number {
    return (parts * Math.round(this.config.SMS_PRICE * 100)) / 100;
  }

  private month(): string {
    return this.clock.today().slice(0, 7);
  }
}
