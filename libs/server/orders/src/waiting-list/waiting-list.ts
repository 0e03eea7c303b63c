import { Injectable } from '@nestjs/common';
import type { ProductFormat, YesNo } from '@wethi/contract';
import { bangkokDateTime } from '@wethi/format';
import { Clock, Config, Database, refuse, refuseField, Transactions, type Actor } from '@wethi/platform';
import { findOpenOrder, refusedFor } from '../order/open-order';
import { WAITED_UNTIL } from '../places/last-day';
import { PlaceHolds } from '../places/place-holds';
import { SALE_BEGUN } from '../places/sale-begun';
import { onlineOf, returnedBefore, soldAt } from './list-news';
import type { OwnListPlace } from './waiting-list.dto';
import type { ListState } from './waiting-list-entry.entity';

const ONE_ONLINE = 'งานแสดงออนไลน์รอได้ครั้งละหนึ่งสิทธิ์';
const OVER = 'หมดเวลารอบัตรคืนของงานนี้แล้ว';
const IS_OPEN = `COALESCE(${WAITED_UNTIL} > ?, TRUE)`;

/** What somebody waits for. */
interface Wish {
  tickets?: number;
  list_fewer?: YesNo | null;
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
   * Who waits already may want more or fewer, and keeps their place in the list; of an offer they may take fewer.
   * @throws Refusal NOT_FOUND for a show without a limit, PRODUCT_CLOSED before its sale and once nobody waits any more,
   * ALREADY_ORDERED, INVALID_INPUT for several of a show online, or more than there are
   */
  async join(actor: Actor, productId: number, { tickets, list_fewer }: Wish): Promise<OwnListPlace> {
    const sql = `SELECT p.product_format, p.product_limit, ${SALE_BEGUN} AS sale_begun, ${IS_OPEN} AS list_open
       FROM product p LEFT JOIN stage s ON s.id = p.stage_id
      WHERE p.id = ? AND p.product_disable = 'N' AND p.product_limit IS NOT NULL AND p.product_status <> 'end'`;
    const now = bangkokDateTime(this.clock.now());
    const [product] = await this.database.query<Waited[]>(sql, [now, now, productId]);
    if (!product) throw refuse('NOT_FOUND');
    // Nothing was sold that could come back: who waited now would be served before everybody else (docs/decisions/0031).
    if (!product.sale_begun) throw refuse('PRODUCT_CLOSED');
    if (!product.list_open) throw refuse('PRODUCT_CLOSED', { message: OVER });
    const online = product.product_format === 'online';
    if (online && tickets && tickets > 1) throw refuseField('tickets', ONE_ONLINE);
    if (tickets && tickets > product.product_limit)
      throw refuseField('tickets', `งานนี้มีบัตรทั้งหมด ${product.product_limit} ใบ`);
    const order = online ? await findOpenOrder(this.database, actor.id, [productId]) : undefined;
    if (order) throw refuse('ALREADY_ORDERED', { data: refusedFor(order) });
    // Who says no number keeps theirs.
    const keeps = tickets === undefined;
    await this.database.write(
      `INSERT INTO waiting_list (product_id, user_id, list_state, list_places, list_fewer, list_at) VALUES (?)
         ON DUPLICATE KEY UPDATE
           list_places = IF(? AND list_state IN ('waiting', 'offered'), list_places, VALUES(list_places)),
           list_fewer = IF(? AND list_state IN ('waiting', 'offered'), list_fewer, VALUES(list_fewer)),
           list_at = IF(list_state IN ('waiting', 'offered'), list_at, VALUES(list_at)),
           list_missed = IF(list_state IN ('waiting', 'offered'), list_missed, 0),
           list_state = IF(list_state IN ('waiting', 'offered'), list_state, 'waiting')`,
      [[productId, actor.id, 'waiting', tickets ?? 1, list_fewer ?? 'N', this.clock.now()], keeps, keeps],
    );
    const own = await this.own(actor, productId);
    if (!tickets || own.offer_places === null || tickets >= own.offer_places) return own;
    await this.holds.resize({ product_id: productId, user_id: actor.id }, tickets);
    return this.own(actor, productId);
  }

  async own({ id: userId }: Actor, productId: number): Promise<OwnListPlace> {
    const [now, today] = [this.clock.now(), this.clock.today()];
    const [entry] = await this.database.query<OwnEntry[]>(
      `SELECT ${IS_OPEN} AS list_open, w.list_state, w.list_places, w.list_fewer, h.hold_until, h.hold_places,
              COUNT(o.id) AS list_ahead, COALESCE(SUM(o.list_places), 0) AS list_places_ahead
         FROM product p
         LEFT JOIN stage s ON s.id = p.stage_id
         LEFT JOIN waiting_list w ON w.product_id = p.id AND w.user_id = ?
         LEFT JOIN place_hold h ON h.product_id = w.product_id AND h.user_id = w.user_id
              AND h.hold_kind = 'offer' AND h.hold_state = 'held'
         LEFT JOIN waiting_list o ON o.list_state = 'waiting' AND w.list_state = 'waiting' AND o.product_id = w.product_id
              AND (o.list_at < w.list_at OR (o.list_at = w.list_at AND o.id < w.id))
        WHERE p.id = ? GROUP BY p.id`,
      [bangkokDateTime(now), userId, productId],
    );
    const list_open = Boolean(entry?.list_open);
    const nothing = {
      ...{ list_state: 'none' as const, list_open, list_ahead: null, list_places_ahead: null, list_places: null },
      ...{ list_fewer: null, list_returned: null, offer_until: null, offer_places: null, sold_at: null, online: null },
      ...{ offer_minutes: this.config.OFFER_MINUTES, now },
    };
    if (entry?.list_state === 'waiting' && list_open) {
      const { list_ahead, list_places_ahead, list_places, list_fewer } = entry;
      const list_returned = await returnedBefore(this.database, productId, today);
      const own = { list_ahead, list_places_ahead, list_places, list_fewer, list_returned };
      return { ...nothing, list_state: 'waiting', ...own };
    }
    if (entry?.list_state === 'offered' && entry.hold_until)
      return { ...nothing, list_state: 'offered', offer_until: entry.hold_until, offer_places: entry.hold_places };
    const online = await onlineOf(this.database, productId, today, this.config.ACCESS_WINDOW_DAYS);
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

interface Waited {
  product_format: ProductFormat;
  product_limit: number;
  sale_begun: 0 | 1;
  list_open: 0 | 1;
}

/** Of their row in the list, and of their offer where they have one. */
interface OwnEntry {
  list_open: 0 | 1;
  list_state: ListState | null;
  list_places: number;
  list_fewer: YesNo;
  list_ahead: number;
  list_places_ahead: number;
  hold_until: Date | null;
  hold_places: number | null;
}
