import { Injectable } from '@nestjs/common';
import { sendNotice } from '@wethi/accounts';
import { Gift, tellGift } from '@wethi/orders';
import {
  Clock,
  Config,
  Database,
  JobHandler,
  limit,
  Outbox,
  type PayloadOf,
  RateLimits,
  Transactions,
  TryLater,
} from '@wethi/platform';
import { shortName } from './wording/short-name';

interface UntoldGift extends Gift {
  product_title: string;
  tel: string | null;
  /** Cost something. */
  paid: 0 | 1;
}

/** Gifts of shows that are free, which cost their giver nothing: nobody's phone is filled with them. */
const phoneLimit = limit({ key: 'gift-sms', points: 3, per: '1d', durable: true });

/** Words the SMS about a gift to its phone, or to the present one of whose it is: once, and nothing of what its giver wrote, which may be anything. */
@Injectable()
export class TellGift {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly limits: RateLimits,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  @JobHandler(tellGift)
  async tell({ gift_id }: PayloadOf<typeof tellGift>): Promise<void> {
    const [due] = await this.untold(gift_id);
    if (due?.tel && due.paid === 0 && !this.isEarly(due)) {
      const wait = await this.limits.tryConsume(phoneLimit, due.tel);
      if (wait > 0) throw new TryLater(wait);
    }
    await this.transactions.run(async () => {
      const [gift] = await this.untold(gift_id, 'FOR UPDATE');
      if (!gift?.tel) return;
      const now = this.clock.now();
      if (this.isEarly(gift)) {
        const key = `tell-gift-${gift.id}-${gift.gift_send_at.getTime()}`;
        return this.outbox.add(tellGift, { gift_id }, { dueAt: gift.gift_send_at, dedupeKey: key });
      }
      await this.database.update(Gift, gift.id, { gift_sent_at: now });
      const text = `เวที: มีคนส่ง “${shortName(gift.product_title)}” เป็นของขวัญให้คุณ เปิดของขวัญได้ที่ ${this.config.PUBLIC_URL}/gift/${gift.gift_code}`;
      const sms = { tel: gift.tel, text, ...(gift.paid === 1 && { always: true as const }) };
      await this.outbox.add(sendNotice, sms, { dedupeKey: `gift-${gift.gift_code}` });
    });
  }

  /** @param lock of the gift's row */
  private untold(gift_id: number, lock: 'FOR UPDATE' | '' = ''): Promise<UntoldGift[]> {
    return this.database.query(
      `SELECT g.*, p.product_title,
          COALESCE((SELECT u.user_tel FROM user u WHERE u.id = g.gift_user_id), g.gift_tel) AS tel,
          EXISTS (SELECT 1 FROM orders o WHERE o.gift_id = g.id AND o.orders_status = 'approve' AND o.orders_net > 0) AS paid
         FROM gift g JOIN product p ON p.id = g.product_id
        WHERE g.id = ? AND g.gift_sent_at IS NULL AND g.gift_taken_at IS NULL
          AND EXISTS (SELECT 1 FROM orders o WHERE o.gift_id = g.id AND o.orders_status = 'approve') ${lock}`,
      [gift_id],
    );
  }

  private isEarly(gift: UntoldGift): gift is UntoldGift & { gift_send_at: Date } {
    return gift.gift_send_at !== null && gift.gift_send_at > this.clock.now();
  }
}
