import { Injectable } from '@nestjs/common';
import { ROOM_REMINDER_MINUTES } from '@wethi/contract';
import { bangkokTime } from '@wethi/format';
import { Clock, Database, refuse, type Actor } from '@wethi/platform';
import type { RemindedSale, SaleReminderState } from './sale-reminder.dto';
import './sale-reminder.entity';

/** On sale some day, or waited for in a room that opens later. */
const TO_COME = `SELECT 1 FROM product WHERE id = ? AND product_disable = 'N' AND (product_status = 'coming'
  OR (product_status <> 'end' AND product_queue = 'Y' AND TIMESTAMP(product_queue_date, product_queue_open) > ? + INTERVAL ${ROOM_REMINDER_MINUTES} MINUTE))`;

/** Who wants to hear of which show that it is on sale, or that one can wait for it (TELL-06, BUY-14). */
@Injectable()
export class SaleReminders {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  own({ id }: Actor): Promise<RemindedSale[]> {
    return this.database.query('SELECT product_id FROM sale_reminder WHERE user_id = ? ORDER BY id', [id]);
  }

  /** Once more is no fault. @throws Refusal NOT_FOUND for a show that is not to come: nobody orders messages of what they see */
  async set(body: SaleReminderState, { id: user_id }: Actor): Promise<SaleReminderState> {
    const { product_id, sale_reminder } = body;
    if (sale_reminder === 'N') {
      await this.database.query('DELETE FROM sale_reminder WHERE product_id = ? AND user_id = ?', [
        product_id,
        user_id,
      ]);
      return body;
    }
    const { date, time } = bangkokTime(this.clock.now());
    const toCome = await this.database.query<unknown[]>(TO_COME, [product_id, `${date} ${time}`]);
    if (toCome.length === 0) throw refuse('NOT_FOUND');
    await this.database.query(
      'INSERT INTO sale_reminder (product_id, user_id) VALUES (?) ON DUPLICATE KEY UPDATE product_id = VALUES(product_id)',
      [[product_id, user_id]],
    );
    return body;
  }
}
