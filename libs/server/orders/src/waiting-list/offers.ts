import { Injectable } from '@nestjs/common';
import { bangkokDateTime, bangkokTime, isDay } from '@wethi/format';
import { Clock, Config, Database, Outbox, Transactions } from '@wethi/platform';
import { WAITED_UNTIL } from '../places/last-day';
import { PlaceHolds } from '../places/place-holds';
import { isSoldOut } from '../places/places';
import { SALE_BEGUN } from '../places/sale-begun';
import { tellPlace } from '../places/tell-place';
import { WAITS_ONLY } from '../places/waited-places';
import { RoomLine } from '../waiting-room/room-line';
import { allot } from './allot';
import type { ListState, WaitingListEntry } from './waiting-list-entry.entity';

/** Whoever let so many offers pass waits no longer: a list of one would be offered the same place all day. */
const MISSES = 2;
const AT_ONCE = 200;

interface Waited {
  id: number;
  product_queue: string;
  places_left: number;
}

/** Offers places that were given back to those who wait for them, in their order, each for a while (BUY-20). */
@Injectable()
export class WaitingListOffers {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly holds: PlaceHolds,
    private readonly line: RoomLine,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** Offers what is left to whoever waits longest; each minute while people are awake (decisions.md §5). */
  async offer(): Promise<void> {
    await this.settle();
    if (!isDay(bangkokTime(this.clock.now()).time)) return;
    for (const product of await this.waited()) if (await this.isFree(product)) await this.offerOf(product);
  }

  /** What became of the offers that are over. */
  private async settle(): Promise<void> {
    const ended = await this.database.query<{ id: number; hold_state: string; list_missed: number; bought: number }[]>(
      `SELECT w.id, w.list_missed, h.hold_state, IF(h.hold_state = 'bought', (
           SELECT COUNT(*) FROM orders_detail d WHERE d.orders_id = h.orders_id AND d.product_id = h.product_id), 0) AS bought
         FROM waiting_list w
         JOIN place_hold h ON h.product_id = w.product_id AND h.user_id = w.user_id
        WHERE w.list_state = 'offered' AND h.hold_state <> 'held'`,
    );
    for (const { id, hold_state, list_missed, bought } of ended) {
      const missed = list_missed + (hold_state === 'over' ? 1 : 0);
      const waits = hold_state === 'over' && missed < MISSES;
      const list_state: ListState = hold_state === 'bought' ? 'taken' : waits ? 'waiting' : 'out';
      await this.database.write(
        `UPDATE waiting_list SET list_state = ?, list_missed = ?, list_bought = list_bought + ?, list_at = ?
          WHERE id = ? AND list_state = 'offered'`,
        [list_state, missed, bought, this.clock.now(), id],
      );
    }
  }

  /** What is to be had of shows on sale that are not over: until then the page of the list says that somebody waits. */
  private waited(): Promise<Waited[]> {
    const now = bangkokDateTime(this.clock.now());
    return this.database.query(
      `SELECT p.id, p.product_queue, c.places_limit - c.places_taken AS places_left
         FROM (SELECT DISTINCT product_id FROM waiting_list WHERE list_state = 'waiting') w
         JOIN product p ON p.id = w.product_id
         JOIN product_places c ON c.product_id = p.id
         LEFT JOIN stage s ON s.id = p.stage_id
        WHERE c.places_taken < c.places_limit AND p.product_disable = 'N'
          AND p.product_status IN ('sale', 'live', 'replay')
          AND ${SALE_BEGUN} AND COALESCE(${WAITED_UNTIL} > ?, TRUE)`,
      [now, now],
    );
  }

  /** Whoever stands in the waiting room comes first. */
  private async isFree({ id, product_queue }: Waited): Promise<boolean> {
    return product_queue === 'N' || (await this.line.isSold(id)) || (await this.line.first(id, 1)).length === 0;
  }

  private async offerOf({ id: product_id, places_left }: Waited): Promise<void> {
    const until = new Date(this.clock.now().getTime() + this.config.OFFER_MINUTES * 60_000);
    const offering = this.transactions.run(async () => {
      const waiting = await this.database.query<WaitingListEntry[]>(
        `SELECT w.id, w.user_id, w.list_places, w.list_fewer FROM waiting_list w
          WHERE w.list_state = 'waiting' AND w.product_id = ? AND (w.list_fewer = 'Y' OR w.list_places <= ?)
            AND ${WAITS_ONLY}
          ORDER BY w.list_at, w.id LIMIT ? FOR UPDATE`,
        [product_id, places_left, AT_ONCE],
      );
      const next = allot(places_left, waiting);
      if (next.length === 0) return;
      await this.database.query("UPDATE waiting_list SET list_state = 'offered' WHERE id IN (?)", [
        next.map(({ id }) => id),
      ]);
      for (const [places, some] of Map.groupBy(next, (one) => one.places)) {
        const users = some.map(({ user_id }) => user_id);
        await this.holds.giveWithin(product_id, users, 'offer', until, places);
      }
      for (const { user_id } of next)
        await this.outbox.add(tellPlace, { product_id, user_id, kind: 'offer', until: until.toISOString() });
    });
    await offering.catch((error: unknown) => {
      // Somebody bought it in this moment.
      if (!isSoldOut(error)) throw error;
    });
  }
}
