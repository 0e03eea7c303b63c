import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Coupons that everybody who pays is offered, and those that name somebody, found by their phone or e-mail. */
export class OfferCoupons1795570000200 implements MigrationInterface {
  name = 'OfferCoupons1795570000200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE coupon
      ADD coupon_public char(1) NOT NULL DEFAULT 'N' AFTER coupon_email_only,
      ADD KEY coupon_coupon_public (coupon_public)`);
    await runner.query('ALTER TABLE coupon_tel ADD KEY coupon_tel_coupon_tel_remove_by (coupon_tel, remove_by)');
    await runner.query(
      'ALTER TABLE coupon_email ADD KEY coupon_email_coupon_email_remove_by (coupon_email, remove_by)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE coupon_email DROP KEY coupon_email_coupon_email_remove_by');
    await runner.query('ALTER TABLE coupon_tel DROP KEY coupon_tel_coupon_tel_remove_by');
    await runner.query('ALTER TABLE coupon DROP KEY coupon_coupon_public, DROP coupon_public');
  }
}
