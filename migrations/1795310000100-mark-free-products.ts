import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A price of 0 sells only where somebody said that the product is free; of those that exist nobody has. */
export class MarkFreeProducts1795310000100 implements MigrationInterface {
  name = 'MarkFreeProducts1795310000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE product ADD product_free char(1) NOT NULL DEFAULT 'N' AFTER product_price_list");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE product DROP product_free');
  }
}
