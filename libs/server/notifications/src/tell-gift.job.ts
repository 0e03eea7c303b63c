import { Injectable } from '@nestjs/common';
import { sendNotice } from '@wethi/accounts';
import { Gift, tellGift } from '@wethi/orders';
import { Clock, Config, Database, JobHandler, Outbox, Transactions, type PayloadOf } from '@wethi/platform';
import { shortName } from './wording/short-name';

/** Words the SMS about a gift to its phone, or to the present one of whose it is: once, and nothing of what its giver wrote, which may be anything. */
@Injectable()
export class TellGift {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  @JobHandler(tellGift)
  async tell({ gift_id }: PayloadOf<typeof tellGift>): Promise<void> {
    await this.transactions.run(async () => {
      const [gift] = await this.database.query<(Gift & { product_title: string; tel: string | null })[]>(
        `SELECT g.*, p.product_title,
            COALESCE((SELECT u.user_tel FROM user u WHERE u.id = g.gift_user_id), g.gift_tel) AS tel
           FROM gift g JOIN product p ON p.id = g.product_id
          WHERE g.id = ? AND g.gift_sent_at IS NULL AND g.gift_taken_at IS NULL
            AND EXISTS (SELECT 1 FROM orders o WHERE o.gift_id = g.id AND o.orders_status = 'approve') FOR UPDATE`,
        [gift_id],
      );
      if (!gift?.tel) return;
      const now = this.clock.now();
      if (gift.gift_send_at && gift.gift_send_at > now) {
        const key = `tell-gift-${gift.id}-${gift.gift_send_at.getTime()}`;
        return this.outbox.add(tellGift, { gift_id }, { dueAt: gift.gift_send_at, dedupeKey: key });
      }
      await this.database.update(Gift, gift.id, { gift_sent_at: now });
      const text = `เวที: มีคนส่ง “${shortName(gift.product_title)}” เป็นของขวัญให้คุณ เปิดของขวัญได้ที่ ${this.config.PUBLIC_URL}/gift/${gift.gift_code}`;
      await this.outbox.add(sendNotice, { tel: gift.tel, text, always: true }, { dedupeKey: `gift-${gift.gift_code}` });
    });
  }
}
