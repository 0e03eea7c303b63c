import type { Quote } from '@wethi/catalog';
import { type Database, refuse } from '@wethi/platform';
import type { HoldState } from './place-hold.entity';
import { leaveWaitedPlaces } from './waited-places';

/** Of a hold that is over money may come that was sent in time (docs/decisions/0031). @param paid money was sent for it */
const holdsOf = (paid: boolean): HoldState[] => (paid ? ['held', 'over'] : ['held']);

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
  for (const product of new Set(quotes.map((quote) => quote.product))) {
    if (product.product_queue !== 'Y') continue;
    const sql = 'SELECT hold_until FROM place_hold WHERE product_id = ? AND user_id = ? AND hold_state IN (?)';
    const rows = await database.query<unknown[]>(sql, [product.id, userId, holdsOf(paid)]);
    if (rows.length === 0) throw refuse('QUEUE_NEEDED', { data: { product_id: product.id } });
  }
}

/**
 * Of limited shows nobody orders what others wait for.
 * @param paid as in requireTurn
 * @throws Refusal SOLD_OUT, PLACES_TOO_FEW
 */
export async function requireUnwaited(
  database: Database,
  userId: number,
  quotes: readonly Pick<Quote, 'product'>[],
  paid: boolean,
  now: Date,
): Promise<void> {
  const limited = quotes.filter(({ product }) => product.product_limit !== null);
  for (const [productId, { length: tickets }] of Map.groupBy(limited, ({ product }) => product.id))
    await leaveWaitedPlaces(database, { userId, productId, tickets, now, states: holdsOf(paid) });
}
