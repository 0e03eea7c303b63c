import type { Coupon } from '@wethi/coupons';
import type { Database } from '@wethi/platform';

/** More than anybody reads; who has a code of one that is missing types it. */
const SHOWN = 30;

/** Coupons that are neither over nor switched off, and that everybody is offered, or that name somebody's phone or e-mail; newest first. */
export function knownCoupons(database: Database, userId: number, today: string) {
  return database.query<(Coupon & { listed: 0 | 1 })[]>(
    `SELECT c.*, MAX(found.listed) AS listed FROM (
       SELECT id AS coupon_id, 0 AS listed FROM coupon WHERE coupon_public = 'Y'
       UNION ALL
       SELECT t.coupon_id, 1 FROM user u JOIN coupon_tel t ON t.coupon_tel = u.user_tel AND t.remove_by = 'N' WHERE u.id = ?
       UNION ALL
       SELECT e.coupon_id, 1 FROM user u JOIN coupon_email e ON e.coupon_email = u.user_email AND e.remove_by = 'N' WHERE u.id = ?
     ) found JOIN coupon c ON c.id = found.coupon_id
     WHERE c.coupon_disable = 'N' AND (c.coupon_to IS NULL OR c.coupon_to >= ?)
     GROUP BY c.id ORDER BY c.id DESC LIMIT ${SHOWN}`,
    [userId, userId, today],
  );
}
