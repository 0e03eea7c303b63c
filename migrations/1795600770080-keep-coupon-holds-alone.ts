import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The use of an order is the order itself: only uses that are kept for somebody have rows of their own (docs/decisions/0039). */
export class KeepCouponHoldsAlone1795600770080 implements MigrationInterface {
  name = 'KeepCouponHoldsAlone1795600770080';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE coupon_hold (
      coupon_id int unsigned NOT NULL,
      user_id int unsigned NOT NULL,
      hold_until datetime(3) NOT NULL,
      PRIMARY KEY (coupon_id, user_id),
      CONSTRAINT coupon_hold_coupon FOREIGN KEY (coupon_id) REFERENCES coupon (id) ON DELETE CASCADE
    )`);
    await runner.query(`INSERT INTO coupon_hold (coupon_id, user_id, hold_until)
      SELECT coupon_id, held_by, held_until FROM coupon_use WHERE held_by IS NOT NULL`);
    await runner.query('DROP TABLE coupon_use');
    await runner.query(`UPDATE coupon_count k SET used =
      (SELECT COUNT(*) FROM coupon_hold h WHERE h.coupon_id = k.coupon_id) +
      (SELECT COUNT(*) FROM orders o WHERE o.coupon_id = k.coupon_id AND o.orders_status IN ('wait', 'approve'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE coupon_use (
      id int unsigned NOT NULL AUTO_INCREMENT,
      coupon_id int unsigned NOT NULL,
      orders_id int unsigned NULL,
      held_by int unsigned NULL,
      held_until datetime(3) NULL,
      PRIMARY KEY (id),
      UNIQUE KEY coupon_use_coupon_id_held_by (coupon_id, held_by),
      UNIQUE KEY coupon_use_orders_id (orders_id),
      KEY coupon_use_held_until (held_until),
      CONSTRAINT coupon_use_coupon FOREIGN KEY (coupon_id) REFERENCES coupon (id) ON DELETE CASCADE,
      CONSTRAINT coupon_use_orders FOREIGN KEY (orders_id) REFERENCES orders (id) ON DELETE CASCADE,
      CONSTRAINT coupon_use_user FOREIGN KEY (held_by) REFERENCES user (id) ON DELETE CASCADE
    )`);
    await runner.query(`INSERT INTO coupon_use (coupon_id, held_by, held_until)
      SELECT coupon_id, user_id, hold_until FROM coupon_hold`);
    await runner.query(`INSERT INTO coupon_use (coupon_id, orders_id)
      SELECT coupon_id, id FROM orders WHERE coupon_id IS NOT NULL AND orders_status IN ('wait', 'approve')`);
    await runner.query('DROP TABLE coupon_hold');
  }
}
