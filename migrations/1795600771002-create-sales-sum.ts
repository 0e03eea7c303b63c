import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sales summed up by day, product and coupon, so that reports read no orders of days that are over (docs/decisions/0126). */
export class CreateSalesSum1795600771002 implements MigrationInterface {
  name = 'CreateSalesSum1795600771002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE sales_sum (
      sales_date date NOT NULL,
      product_id int unsigned NOT NULL,
      coupon_id int unsigned NOT NULL,
      band_id int unsigned NOT NULL,
      sales_orders int unsigned NOT NULL,
      sales_orders_band int unsigned NOT NULL,
      sales_orders_all int unsigned NOT NULL,
      sales_tickets int unsigned NOT NULL,
      sales_price decimal(14,2) NOT NULL,
      sales_discount decimal(14,2) NOT NULL,
      sales_refund decimal(24,8) NOT NULL,
      sales_net decimal(14,2) NOT NULL,
      PRIMARY KEY (sales_date, product_id, coupon_id)
    )`);
    await runner.query('CREATE TABLE sales_day (sales_date date NOT NULL, PRIMARY KEY (sales_date))');
    await runner.query(`CREATE TABLE sales_change (
      id bigint unsigned NOT NULL AUTO_INCREMENT,
      sales_date date NOT NULL,
      PRIMARY KEY (id),
      KEY sales_change_sales_date (sales_date)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE sales_change');
    await runner.query('DROP TABLE sales_day');
    await runner.query('DROP TABLE sales_sum');
  }
}
