import type { Database } from '@wethi/platform';
import { Orders } from './orders.entity';

/** สมาชิกเดิม: somebody with an approved order; some prices and coupons are theirs alone (decisions.md §3). */
export function isExistingMember(database: Database, user_id: number): Promise<boolean> {
  return database.manager.existsBy(Orders, { user_id, orders_status: 'approve' });
}
