import { Injectable } from '@nestjs/common';
import { Database, refuse, type Actor } from '@wethi/platform';
import { Product } from '../product/product.entity';
import type { RemindedSale, SaleReminderState } from './sale-reminder.dto';
import './sale-reminder.entity';

/** Who wants to hear of which show that it is on sale (TELL-06). */
@Injectable()
export class SaleReminders {
  constructor(private readonly database: Database) {}

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
    const toCome = { id: product_id, product_disable: 'N', product_status: 'coming' } as const;
    if (!(await this.database.manager.existsBy(Product, toCome))) throw refuse('NOT_FOUND');
    await this.database.query(
      'INSERT INTO sale_reminder (product_id, user_id) VALUES (?) ON DUPLICATE KEY UPDATE product_id = VALUES(product_id)',
      [[product_id, user_id]],
    );
    return body;
  }
}
