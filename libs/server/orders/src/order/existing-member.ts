import type { Database } from '@wethi/platform';

/**
 * สมาชิกเดิม: somebody with an approved order, or in a group of members until today at least; some prices and coupons are
 * theirs alone (decisions.md §3).
 */
export async function isExistingMember(database: Database, user_id: number, today: string): Promise<boolean> {
  const [row] = await database.query<{ known: 0 | 1 }[]>(
    `SELECT EXISTS (SELECT 1 FROM orders WHERE user_id = ? AND orders_status = 'approve')
         OR EXISTS (SELECT 1 FROM member WHERE user_id = ? AND member_end >= ?) AS known`,
    [user_id, user_id, today],
  );
  return row?.known === 1;
}
