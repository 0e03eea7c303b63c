import { Database } from '@wethi/platform';
import { Injectable } from '@nestjs/common';

/** An approved order's product that opens a stage. Dates are Bangkok's, 'YYYY-MM-DD'. */
export interface StagePurchase {
  orders_id: number;
  product_id: number;
  stage_id: number;
  product_to: string | null;
  approve_date: string;
}

/** Who bought what, for the domains above. */
@Injectable()
export class Purchases {
  constructor(private readonly database: Database) {}

  /** The user's approved orders of products of a stage, or of every stage, newest first; refunded ones are none. */
  approved(userId: number, stageId?: number): Promise<StagePurchase[]> {
    const stage = stageId === undefined ? 'p.stage_id IS NOT NULL' : 'p.stage_id = ?';
    return this.database.query<StagePurchase[]>(
      `SELECT o.id AS orders_id, d.product_id, p.stage_id, p.product_to, o.approve_date
         FROM orders o
         JOIN orders_detail d ON d.orders_id = o.id
         JOIN product p ON p.id = d.product_id
        WHERE o.user_id = ? AND o.orders_status = 'approve' AND ${stage}
        ORDER BY o.id DESC`,
      [userId, stageId],
    );
  }
}
