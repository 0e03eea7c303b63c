import { lastDay } from '@wethi/catalog';
import { Database } from '@wethi/platform';
import { Injectable } from '@nestjs/common';
import { sql, type NotNull } from 'kysely';
import type { AccessWindows } from './access-window';
import { giftsOf } from './gifts-of';

/** An approved order's product that opens a stage. Dates are Bangkok's, 'YYYY-MM-DD'. */
export type StagePurchase = Awaited<ReturnType<Purchases['approved']>>[number];

/** Who bought what, for the domains above. */
@Injectable()
export class Purchases {
  constructor(private readonly database: Database) {}

  /**
   * The approved orders of products of a stage, or of every stage, that are for a user, newest first; refunded ones are none. What
   * was bought for somebody else is theirs (BUY-18).
   */
  approved(userId: number, stageId?: number) {
    const purchases = this.database.sql
      .selectFrom('orders as o')
      .innerJoin('orders_detail as d', 'd.orders_id', 'o.id')
      .innerJoin('product as p', 'p.id', 'd.product_id')
      .leftJoin('stage as s', 's.id', 'p.stage_id')
      .select(['o.id as orders_id', 'd.id as orders_detail_id', 'd.product_id', 'p.product_type', 'p.stage_id'])
      .select(['o.approve_date', 'd.orders_detail_watch_to as longer'])
      .select(lastDay.as('last_day'))
      .where('o.orders_status', '=', 'approve')
      .where('d.orders_refund_id', 'is', null)
      .where(({ eb }) => (stageId === undefined ? eb('p.stage_id', 'is not', null) : eb('p.stage_id', '=', stageId)))
      .$narrowType<{ stage_id: NotNull; approve_date: NotNull }>();
    const own = purchases.where('o.user_id', '=', userId).where('o.gift_id', 'is', null);
    const given = purchases.innerJoin(giftsOf(this.database, [userId]), 'held.gift_id', 'o.gift_id');
    return own.unionAll(given).orderBy('orders_id', 'desc').execute();
  }

  /** The newest order of a product by a user, or given to them, whatever became of it; `given_away` when it is somebody else's. */
  lastOrder(userId: number, productId: number) {
    const orders = this.database.sql
      .selectFrom('orders as o')
      .innerJoin('orders_detail as d', 'd.orders_id', 'o.id')
      .select(['o.id', 'o.order_no', 'o.orders_status', 'o.orders_note', 'o.create_at', 'o.approve_date'])
      .select(['o.orders_pay_until', 'd.id as orders_detail_id'])
      .where('d.product_id', '=', productId);
    const own = orders.select(sql<0 | 1>`o.gift_id is not null`.as('given_away')).where('o.user_id', '=', userId);
    const given = orders
      .innerJoin(giftsOf(this.database, [userId]), 'held.gift_id', 'o.gift_id')
      .select(sql<0 | 1>`0`.as('given_away'));
    // What can be watched with comes before what was tried later.
    return this.database.sql
      .selectFrom(own.unionAll(given).as('every'))
      .selectAll()
      .orderBy('given_away')
      .orderBy(sql`orders_status = 'approve'`, 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
  }

  /** How many may watch what they bought of a stage on this day or later, and the last day of the last of them. */
  buyersFrom(stageId: number, day: string, windows: AccessWindows): Promise<{ buyers: number; until: string | null }> {
    const usual = sql<string>`if(p.product_type = 'M',
      greatest(o.approve_date, coalesce(${lastDay}, o.approve_date)) + interval ${windows.ACCESS_WINDOW_DAYS} day,
      o.approve_date + interval ${windows.COURSE_ACCESS_DAYS} day)`;
    const until = sql<string>`greatest(${usual}, coalesce(d.orders_detail_watch_to, '0000-00-00'))`;
    return this.database.sql
      .selectFrom('orders as o')
      .innerJoin('orders_detail as d', 'd.orders_id', 'o.id')
      .innerJoin('product as p', 'p.id', 'd.product_id')
      .leftJoin('stage as s', 's.id', 'p.stage_id')
      .select(({ fn }) => [
        fn.count<number>('o.user_id').distinct().as('buyers'),
        sql<string | null>`max(${until})`.as('until'),
      ])
      .where('p.stage_id', '=', stageId)
      .where('o.orders_status', '=', 'approve')
      .where('d.orders_refund_id', 'is', null)
      .where(until, '>=', day)
      .executeTakeFirstOrThrow();
  }

  /** Which of these are still approved. @returns whether a user has a product */
  async stillApproved(
    bought: readonly { userId: number; productId: number }[],
  ): Promise<(userId: number, productId: number) => boolean> {
    if (bought.length === 0) return () => false;
    const users = [...new Set(bought.map(({ userId }) => userId))];
    const approvedOf = this.database.sql
      .selectFrom('orders as o')
      .innerJoin('orders_detail as d', 'd.orders_id', 'o.id')
      .where('d.product_id', 'in', [...new Set(bought.map(({ productId }) => productId))])
      .where('o.orders_status', '=', 'approve')
      .where('d.orders_refund_id', 'is', null);
    const given = approvedOf
      .innerJoin(giftsOf(this.database, users), 'held.gift_id', 'o.gift_id')
      .select(['held.user_id', 'd.product_id']);
    const rows = await approvedOf
      .select(['o.user_id', 'd.product_id'])
      .where('o.user_id', 'in', users)
      .where('o.gift_id', 'is', null)
      .unionAll(given)
      .execute();
    const approved = new Set(rows.map(({ user_id, product_id }) => `${user_id}.${product_id}`));
    return (userId, productId) => approved.has(`${userId}.${productId}`);
  }
}
