import { Injectable } from '@nestjs/common';
import { bangkokTime } from '@wethi/format';
import { Clock, Config, Database, Outbox, refuse, Transactions, type Actor } from '@wethi/platform';
import { findOpenOrder, refusedFor } from '../order/open-order';
import { LAST_DAY } from '../places/last-day';
import { PlaceHolds } from '../places/place-holds';
import { isSoldOut } from '../places/places';
import { tellPlace } from '../places/tell-place';
import { RoomLine } from '../waiting-room/room-line';
import type { OwnListPlace } from './waiting-list.dto';
import type { ListState } from './waiting-list-entry.entity';

/** Offers are sent while people are awake (decisions.md §5). */
const HOURS = { from: '08:00:00', to: '21:00:00' };
/** Whoever let so many offers pass waits no longer: a list of one would be offered the same place all day. */
const MISSES = 2;
const AT_ONCE = 200;

interface Waited {
  id: number;
  product_queue: string;
  places_left: number;
}

/** People who wait for places that others give back: offered in their order, each for a while (BUY-20). */
@Injectable()
export class WaitingList {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly holds: PlaceHolds,
    private readonly line: RoomLine,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal NOT_FOUND for a show without a limit, ALREADY_ORDERED */
  async join(actor: Actor, productId: number): Promise<OwnListPlace> {
    const sql = `SELECT product_format FROM product
                  WHERE id = ? AND product_disable = 'N' AND product_limit IS NOT NULL AND product_status <> 'end'`;
    const [product] = await this.database.query<{ product_format: string }[]>(sql, [productId]);
    if (!product) throw refuse('NOT_FOUND');
    const online = product.product_format === 'online';
    const order = online ? await findOpenOrder(this.database, actor.id, [productId]) : undefined;
    if (order) throw refuse('ALREADY_ORDERED', { data: refusedFor(order) });
    await this.database.write(
      `INSERT INTO waiting_list (product_id, user_id, list_state, list_at) VALUES (?)
         ON DUPLICATE KEY UPDATE
           list_at = IF(list_state IN ('waiting', 'offered'), list_at, VALUES(list_at)),
           list_missed = IF(list_state IN ('waiting', 'offered'), list_missed, 0),
           list_state = IF(list_state IN ('waiting', 'offered'), list_state, 'waiting')`,
      [[productId, actor.id, 'waiting', this.clock.now()]],
    );
    return this.own(actor, productId);
  }

  async own({ id: userId }: Actor, productId: number): Promise<OwnListPlace> {
    const moment = { now: this.clock.now(), offer_minutes: this.config.OFFER_MINUTES };
    const nothing = { list_state: 'none' as const, list_ahead: null, offer_until: null, ...moment };
    const [entry] = await this.database.query<{ list_state: ListState; ahead: number; hold_until: Date | null }[]>(
      `SELECT w.list_state, h.hold_until, (
           SELECT COUNT(*) FROM waiting_list o
            WHERE o.list_state = 'waiting' AND o.product_id = w.product_id
              AND (o.list_at < w.list_at OR (o.list_at = w.list_at AND o.id < w.id))) AS ahead
         FROM waiting_list w
         LEFT JOIN place_hold h ON h.product_id = w.product_id AND h.user_id = w.user_id AND h.hold_state = 'held'
        WHERE w.product_id = ? AND w.user_id = ?`,
      [productId, userId],
    );
    if (entry?.list_state === 'waiting') return { ...nothing, list_state: 'waiting', list_ahead: entry.ahead };
    if (entry?.list_state === 'offered' && entry.hold_until)
      return { ...nothing, list_state: 'offered', offer_until: entry.hold_until };
    return nothing;
  }

  /** Takes the name off the list; a place that was offered goes to the next. */
  async leave({ id: userId }: Actor, productId: number): Promise<void> {
    await this.transactions.run(async () => {
      await this.database.query(
        "UPDATE waiting_list SET list_state = 'out' WHERE product_id = ? AND user_id = ? AND list_state <> 'taken'",
        [productId, userId],
      );
      await this.holds.release(productId, userId);
    });
  }

  /** Offers what is left to whoever waits longest; each minute. */
  async offer(): Promise<void> {
    await this.settle();
    const { time } = bangkokTime(this.clock.now());
    if (time < HOURS.from || time >= HOURS.to) return;
    for (const product of await this.waited()) if (await this.isFree(product)) await this.offerOf(product);
  }

  /** What became of the offers that are over. */
  private async settle(): Promise<void> {
    const ended = await this.database.query<{ id: number; hold_state: string; list_missed: number }[]>(
      `SELECT w.id, w.list_missed, h.hold_state FROM waiting_list w
         JOIN place_hold h ON h.product_id = w.product_id AND h.user_id = w.user_id
        WHERE w.list_state = 'offered' AND h.hold_state <> 'held'`,
    );
    for (const { id, hold_state, list_missed } of ended) {
      const missed = list_missed + (hold_state === 'over' ? 1 : 0);
      const waits = hold_state === 'over' && missed < MISSES;
      const list_state: ListState = hold_state === 'bought' ? 'taken' : waits ? 'waiting' : 'out';
      await this.database.write(
        "UPDATE waiting_list SET list_state = ?, list_missed = ?, list_at = ? WHERE id = ? AND list_state = 'offered'",
        [list_state, missed, this.clock.now(), id],
      );
    }
  }

  /** What is to be had of shows that are not over: until then the page of the list says that somebody waits. */
  private waited(): Promise<Waited[]> {
    return this.database.query(
      `SELECT p.id, p.product_queue, c.places_limit - c.places_taken AS places_left
         FROM (SELECT DISTINCT product_id FROM waiting_list WHERE list_state = 'waiting') w
         JOIN product p ON p.id = w.product_id
         JOIN product_places c ON c.product_id = p.id
         LEFT JOIN stage s ON s.id = p.stage_id
        WHERE c.places_taken < c.places_limit AND p.product_disable = 'N'
          AND p.product_status IN ('sale', 'live', 'replay')
          AND COALESCE(${LAST_DAY} >= ?, TRUE)`,
      [this.clock.today()],
    );
  }

  /** Whoever stands in the waiting room comes first. */
  private async isFree({ id, product_queue }: Waited): Promise<boolean> {
    return product_queue === 'N' || (await this.line.isSold(id)) || (await this.line.first(id, 1)).length === 0;
  }

  private async offerOf({ id: product_id, places_left }: Waited): Promise<void> {
    const until = new Date(this.clock.now().getTime() + this.config.OFFER_MINUTES * 60_000);
    const offering = this.transactions.run(async () => {
      const next = await this.database.query<{ id: number; user_id: number }[]>(
        `SELECT w.id, w.user_id FROM waiting_list w
          WHERE w.list_state = 'waiting' AND w.product_id = ?
            AND NOT EXISTS (SELECT 1 FROM orders_open o WHERE o.user_id = w.user_id AND o.product_id = w.product_id AND o.gift_id = 0)
          ORDER BY w.list_at, w.id LIMIT ? FOR UPDATE`,
        [product_id, Math.min(places_left, AT_ONCE)],
      );
      if (next.length === 0) return;
      const users = next.map(({ user_id }) => user_id);
      await this.database.query("UPDATE waiting_list SET list_state = 'offered' WHERE id IN (?)", [
        next.map(({ id }) => id),
      ]);
      await this.holds.giveWithin(product_id, users, 'offer', until);
      for (const user_id of users)
        await this.outbox.add(tellPlace, { product_id, user_id, kind: 'offer', until: until.toISOString() });
    });
    await offering.catch((error: unknown) => {
      // Somebody bought it in this moment.
      if (!isSoldOut(error)) throw error;
    });
  }
}
