import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An order names the use of its coupon that it took, so that nothing has to be deleted in a rush (BUY-07). */
export class NameHoldOfOrder1795600771005 implements MigrationInterface {
  name = 'NameHoldOfOrder1795600771005';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE coupon_hold
      ADD COLUMN product_id int unsigned NOT NULL DEFAULT 0,
      ADD COLUMN hold_at datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3)`);
    await runner.query('ALTER TABLE orders ADD COLUMN coupon_hold_at datetime(3) NULL AFTER coupon_id');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders DROP COLUMN coupon_hold_at');
    await runner.query('ALTER TABLE coupon_hold DROP COLUMN hold_at, DROP COLUMN product_id');
  }
}
