import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A number beside each coupon, also those that nobody used yet. */
export class CountAllCoupons1795570000400 implements MigrationInterface {
  name = 'CountAllCoupons1795570000400';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('INSERT IGNORE INTO coupon_count (coupon_id, used) SELECT id, 0 FROM coupon');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM coupon_count WHERE used = 0');
  }
}
