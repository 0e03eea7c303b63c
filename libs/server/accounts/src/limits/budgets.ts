import { Injectable } from '@nestjs/common';
import { Clock, Config, Database, refuse, Transactions } from '@wethi/platform';
import { CODE_RESEND_SECONDS } from '@wethi/contract';
import { Spending } from './spending.entity';

const HOUR = 3_600;
const DAY = 86_400;

export type BudgetName =
  | 'sms-pause'
  | 'sms-phone'
  | 'sms-address'
  | 'sms-all'
  | 'look-up'
  | 'comment'
  | 'viewing'
  | 'coupon'
  | 'seat-order'
  | 'order-cancel';

/** How often something may happen in a window of time, counted for all nodes together. */
@Injectable()
export class Budgets {
  private readonly limits: Record<BudgetName, { most: number; seconds: number }>;

  constructor(
    private readonly database: Database,
    config: Config,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {
    this.limits = {
      'sms-pause': { most: 1, seconds: CODE_RESEND_SECONDS },
      'sms-phone': { most: 5, seconds: DAY },
      'sms-address': { most: config.SMS_PER_ADDRESS, seconds: HOUR },
      'sms-all': { most: config.SMS_PER_DAY, seconds: DAY },
      'look-up': { most: 60, seconds: 60 },
      comment: { most: 10, seconds: 60 },
      viewing: { most: 60, seconds: HOUR },
      coupon: { most: 30, seconds: 600 },
      'seat-order': { most: config.SEAT_ORDERS_PER_HOUR, seconds: HOUR },
      'order-cancel': { most: 20, seconds: HOUR },
    };
  }

  /**
   * Spends one; roll back the transaction when the answer is not 0.
   * @param name whom the limit is for, such as a phone or an address
   * @returns seconds until there is something to spend again, 0 when it was spent
   */
  async spend(budget: BudgetName, name: string): Promise<number> {
    const key = `${budget}:${name}`;
    const { most, seconds } = this.limits[budget];
    const now = this.clock.now();
    await this.database.query(
      `INSERT INTO spending (budget, used, ends_at) VALUES (?, 1, ?) ON DUPLICATE KEY UPDATE
        used = IF(ends_at <= ?, 1, used + 1), ends_at = IF(ends_at <= ?, VALUES(ends_at), ends_at)`,
      [key, new Date(now.getTime() + seconds * 1000), now, now],
    );
    const { used, ends_at } = await this.database.manager.findOneByOrFail(Spending, { budget: key });
    return used > most ? Math.max(1, Math.ceil((ends_at.getTime() - now.getTime()) / 1000)) : 0;
  }

  /** Spends one where nothing else is written. @throws Refusal TOO_MANY */
  async demand(budget: BudgetName, name: string): Promise<void> {
    await this.transactions.run(async () => {
      const wait = await this.spend(budget, name);
      if (wait > 0) throw refuse('TOO_MANY', { retryAfter: wait });
    });
  }
}
