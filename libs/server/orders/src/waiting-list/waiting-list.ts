import { Injectable } from '@nestjs/common';
import type { YesNo } from '@wethi/contract';
import { Clock, Config, Database, refuse, refuseField, Transactions, type Actor } from '@wethi/platform';
import { findOpenOrder, refusedFor } from '../order/open-order';
import { PlaceHolds } from '../places/place-holds';
import { onlineOf, returnedBefore, soldAt } from './list-news';
import type { OwnListPlace } from './waiting-list.dto';
import type { ListState } from './waiting-list-entry.entity';

const ONE_ONLINE = 'งานแสดงออนไลน์รอได้ครั้งละหนึ่งสิทธิ์';

/** What somebody waits for. */
interface Wish {
  tickets?: number;
  list_fewer?: YesNo;
}

/** Who waits for places that others give back (BUY-20); Offers gives them to whoever waits longest. */
@Injectable()
export class WaitingList {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly holds: PlaceHolds,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /**
   * Who waits already may want more or fewer, and keeps their place in the list.
   * @throws Refusal NOT_FOUND for a show without a limit, ALREADY_ORDERED, INVALID_INPUT for several of a show online
   */
  async join(actor: Actor, productId: number, { tickets = 1, list_fewer = 'N' }: Wish): Promise<OwnListPlace> {
    const sql = `SELECT product_format FROM product
                  WHERE id = ? AND product_disable = 'N' AND product_limit IS NOT NULL AND product_status <> 'end'`;
    const [product] = await this.database.query<{ product_format: string }[]>(sql, [productId]);
    if (!product) throw refuse('NOT_FOUND');
    const online = product.product_format === 'online';
    if (online && tickets > 1) throw refuseField('tickets', ONE_ONLINE);
    const order = online ? await findOpenOrder(this.database, actor.id, [productId]) : undefined;
    if (order) throw refuse('ALREADY_ORDERED', { data: refusedFor(order) });
    await this.database.write(
      `INSERT INTO waiting_list (product_id, user_id, list_state, list_places, list_fewer, list_at) VALUES (?)
         ON DUPLICATE KEY UPDATE
           list_places = VALUES(list_places),
           list_fewer = VALUES(list_fewer),
           list_at = IF(list_state IN ('waiting', 'offered'), list_at, VALUES(list_at)),
           list_missed = IF(list_state IN ('waiting', 'offered'), list_missed, 0),
           list_state = IF(list_state IN ('waiting', 'offered'), list_state, 'waiting')`,
      [[productId, actor.id, 'waiting', tickets, list_fewer, this.clock.now()]],
    );
    return this.own(actor, productId);
  }

  async own({ id: userId }: Actor, productId: number): Promise<OwnListPlace> {
    const nothing = {
      ...{
        list_state: 'none' as const,
        list_ahead: null,
        list_places_ahead: null,
        list_places: null,
        list_fewer: null,
      },
      ...{ list_returned: null, offer_until: null, offer_places: null, sold_at: null, online: null },
      ...{ offer_minutes: this.config.OFFER_MINUTES, now: this.clock.now() },
    };
    const [entry] = await this.database.query<OwnEntry[]>(
      `SELECT w.list_state, w.list_places, w.list_fewer, h.hold_until, h.hold_places, COUNT(o.id) AS list_ahead,
              COALESCE(SUM(o.list_places), 0) AS list_places_ahead
         FROM waiting_list w
         LEFT JOIN place_hold h ON h.product_id = w.product_id AND h.user_id = w.user_id AND h.hold_state = 'held'
         LEFT JOIN waiting_list o ON o.list_state = 'waiting' AND w.list_state = 'waiting' AND o.product_id = w.product_id
              AND (o.list_at < w.list_at OR (o.list_at = w.list_at AND o.id < w.id))
        WHERE w.product_id = ? AND w.user_id = ? GROUP BY w.id`,
      [productId, userId],
    );
    if (entry?.list_state === 'waiting') {
      const { list_ahead, list_places_ahead, list_places, list_fewer } = entry;
      const list_returned = await returnedBefore(this.database, productId, this.clock.today());
      const own = { list_ahead, list_places_ahead, list_places, list_fewer, list_returned };
      return { ...nothing, list_state: 'waiting', ...own };
    }
    if (entry?.list_state === 'offered' && entry.hold_until)
      return { ...nothing, list_state: 'offered', offer_until: entry.hold_until, offer_places: entry.hold_places };
    const online = await onlineOf(this.database, productId, this.config.ACCESS_WINDOW_DAYS);
    return { ...nothing, sold_at: await soldAt(this.database, productId), online };
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
}

/** Of their row in the list, and of their hold where they have one. */
interface OwnEntry {
  list_state: ListState;
  list_places: number;
  list_fewer: YesNo;
  list_ahead: number;
  list_places_ahead: number;
  hold_until: Date | null;
  hold_places: number | null;
}
