import { Injectable } from '@nestjs/common';
import { User } from '@wethi/accounts';
import { MERGE_UNDO_DAYS } from '@wethi/contract';
import { DAY_MS } from '@wethi/format';
import { Clock, Database, refuse } from '@wethi/platform';
import type { MergedFrom, MergedInto, MergePreview, MergeSide, UserMerges } from './merge.dto';
import { requireMergeable } from './mergeable';

const SIDES = `SELECT u.id AS user_id, u.user_tel, u.create_at, u.user_email IS NOT NULL AS has_email,
       NULLIF(COALESCE(NULLIF(u.user_name, ''), u.user_nickname), '') AS name,
       (SELECT COUNT(*) FROM orders o WHERE o.user_id = u.id) AS orders,
       (SELECT COALESCE(SUM(s.time_total), 0) FROM video_statistics s WHERE s.user_id = u.id) AS seconds,
       EXISTS (SELECT 1 FROM user_address a WHERE a.user_id = u.id) AS has_address
  FROM user u WHERE u.id IN (?)`;
const BOUGHT_TWICE = `SELECT p.product_title AS title FROM product p
  JOIN (SELECT d.product_id FROM orders_detail d JOIN orders o ON o.id = d.orders_id
         WHERE o.user_id IN (?) AND o.orders_status IN ('wait', 'approve') AND d.orders_refund_id IS NULL
         GROUP BY d.product_id HAVING COUNT(DISTINCT o.user_id) = 2) AS twice ON twice.product_id = p.id
 ORDER BY p.id`;
const INTO = `SELECT k.id AS user_id, k.user_tel, m.create_at AS at,
       COALESCE(p.personnel_nickname, p.personnel_name, p.username) AS by_name
  FROM user u JOIN user k ON k.id = u.user_merged_into
  LEFT JOIN account_merge m ON m.gone_user_id = u.id LEFT JOIN personnel p ON p.id = m.account_merge_by
 WHERE u.id = ?`;
const FROM = `SELECT m.id, g.id AS user_id, g.user_tel, m.account_merge_orders AS orders, m.create_at
  FROM account_merge m JOIN user g ON g.id = m.gone_user_id
 WHERE m.kept_user_id = ? AND m.create_at > ? ORDER BY m.id DESC`;

type SideRow = Omit<MergeSide, 'has_email' | 'has_address'> & { has_email: 0 | 1; has_address: 0 | 1 };

/** What merges bring together, and what they brought. */
@Injectable()
export class MergeLookup {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal NOT_FOUND, PHONE_UNKNOWN, and as a merge does */
  async preview(user_id: number, user_tel: string): Promise<MergePreview> {
    const own = await this.database.manager.findOneBy(User, { id: user_id });
    const other = await this.database.manager.findOneBy(User, { user_tel });
    if (!own) throw refuse('NOT_FOUND');
    if (!other) throw refuse('PHONE_UNKNOWN');
    await requireMergeable(this.database, own, other);
    const ids = [own.id, other.id];
    const sides = await this.database.query<SideRow[]>(SIDES, [ids]);
    const twice = await this.database.query<{ title: string }[]>(BOUGHT_TWICE, [ids]);
    const side = (id: number): MergeSide => {
      const row = sides.find((one) => one.user_id === id);
      if (!row) throw refuse('NOT_FOUND');
      const { orders, seconds, has_email, has_address } = row;
      const figures = { orders: Number(orders), seconds: Number(seconds) };
      return { ...row, ...figures, has_email: has_email === 1, has_address: has_address === 1 };
    };
    return { own: side(own.id), other: side(other.id), bought_twice: twice.map(({ title }) => title) };
  }

  async of(userId: number): Promise<UserMerges> {
    const now = this.clock.now().getTime();
    const since = new Date(now - MERGE_UNDO_DAYS * DAY_MS);
    const [into] = await this.database.query<MergedInto[]>(INTO, [userId]);
    const from = await this.database.query<(MergedFrom & { create_at: Date })[]>(FROM, [userId, since]);
    return {
      into: into ?? null,
      from: from.map(({ create_at, ...merge }) => {
        const passed = (now - create_at.getTime()) / DAY_MS;
        return { ...merge, days_left: Math.max(1, MERGE_UNDO_DAYS - Math.floor(passed)) };
      }),
    };
  }
}
