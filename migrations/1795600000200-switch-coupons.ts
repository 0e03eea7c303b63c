import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A coupon can be switched off as a whole. */
export class SwitchCoupons1795600000200 implements MigrationInterface {
  name = 'SwitchCoupons1795600000200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE coupon ADD coupon_disable char(1) NOT NULL DEFAULT 'N' AFTER coupon_public");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE coupon DROP coupon_disable');
  }
}
