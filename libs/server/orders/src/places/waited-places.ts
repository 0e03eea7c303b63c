import { bangkokDateTime } from '@wethi/format';
import type { Database } from '@wethi/platform';
import { WAITED_UNTIL } from './last-day';
import type { HoldState, PlaceHold } from './place-hold.entity';
import { tooFew } from './places';

/** Of `waiting_list w`: whoever has no order of the show, and no place that is held for them, as while they pay. */
export const WAITS_ONLY = `NOT EXISTS (
       SELECT 1 FROM orders_open o WHERE o.user_id = w.user_id AND o.product_id = w.product_id AND o.gift_id = 0)
   AND NOT EXISTS (
       SELECT 1 FROM place_hold k WHERE k.user_id = w.user_id AND k.product_id = w.product_id AND k.hold_state = 'held')`;

/** Who wants more than there are, and takes no fewer, keeps none of them from others. */
const PLACES = `SELECT c.places_limit - c.places_taken AS places_left, h.hold_kind, COALESCE(h.hold_places, 0) AS hold_places, (
     SELECT COALESCE(SUM(w.list_places), 0)
       FROM waiting_list w JOIN product p ON p.id = w.product_id LEFT JOIN stage s ON s.id = p.stage_id
      WHERE w.list_state = 'waiting' AND w.product_id = c.product_id
        AND (w.list_fewer = 'Y' OR w.list_places <= c.places_limit - c.places_taken)
        AND COALESCE(${WAITED_UNTIL} > ?, TRUE)
        AND ${WAITS_ONLY}
   ) AS wanted
  FROM product_places c
  LEFT JOIN place_hold h ON h.product_id = c.product_id AND h.user_id = ? AND h.hold_state IN (?)
 WHERE c.product_id = ?`;

export interface WantedPlaces {
  userId: number;
  productId: number;
  /** How many are to be had, those that are held for the buyer among them. */
  tickets: number;
  now: Date;
  /** The holds that count. */
  states?: readonly HoldState[];
}

/**
 * What others gave back belongs to whoever waits for it, also at night, while nothing is offered: everybody else buys what
 * is left beside it (BUY-20). A turn in the waiting room comes before the list.
 * @throws Refusal SOLD_OUT, PLACES_TOO_FEW
 */
export async function leaveWaitedPlaces(
  database: Database,
  { userId, productId, tickets, now, states = ['held'] }: WantedPlaces,
): Promise<void> {
  const [places] = await database.query<
    (Pick<PlaceHold, 'hold_kind' | 'hold_places'> & { places_left: number; wanted: number })[]
  >(PLACES, [bangkokDateTime(now), userId, states, productId]);
  if (!places || places.hold_kind === 'turn' || places.wanted === 0) return;
  const left = places.hold_places + Math.max(0, places.places_left - places.wanted);
  if (tickets > left) throw tooFew(left);
}
