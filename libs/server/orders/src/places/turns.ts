import type { Quote } from '@wethi/catalog';
import { type Database, refuse } from '@wethi/platform';

/**
 * What sells through a waiting room is ordered by whose turn it is.
 * @param paid money was sent for it: then it may have been their turn a while ago
 * @throws Refusal QUEUE_NEEDED
 */
export async function requireTurn(
  database: Database,
  userId: number,
  quotes: readonly Pick<Quote, 'product'>[],
  paid: boolean,
): Promise<void> {
  const states = paid ? ['held', 'over'] : ['held'];
  for (const product of new Set(quotes.map((quote) => quote.product))) {
    if (product.product_queue !== 'Y') continue;
    const sql = 'SELECT hold_until FROM place_hold WHERE product_id = ? AND user_id = ? AND hold_state IN (?)';
    const rows = await database.query<unknown[]>(sql, [product.id, userId, states]);
    if (rows.length === 0) throw refuse('QUEUE_NEEDED', { data: { product_id: product.id } });
  }
}
