import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A row for each use of a coupon, and their number apart from the coupon (docs/decisions/0039). */
export class CountCouponUses1795570000100 implements MigrationInterface {
  name = 'CountCouponUses1795570000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE coupon_use (
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
      )`,
    );
    await runner.query(
      `CREATE TABLE coupon_count (
        coupon_id int unsigned NOT NULL,
        used int unsigned NOT NULL DEFAULT 0,
        PRIMARY KEY (coupon_id),
        CONSTRAINT coupon_count_coupon FOREIGN KEY (coupon_id) REFERENCES coupon (id) ON DELETE CASCADE
      )`,
    );
    await runner.query(`INSERT INTO coupon_use (coupon_id, orders_id)
      SELECT coupon_id, id FROM orders WHERE coupon_id IS NOT NULL AND orders_status IN ('wait', 'approve')`);
    await runner.query(
      'INSERT INTO coupon_count (coupon_id, used) SELECT coupon_id, COUNT(*) FROM coupon_use GROUP BY coupon_id',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE coupon_count');
    await runner.query('DROP TABLE coupon_use');
  }
}
