import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether visitors see a show live, also while nobody set its status (CAT-09, docs/decisions/0128). */
export class KnowProductsOnAir1795600771050 implements MigrationInterface {
  name = 'KnowProductsOnAir1795600771050';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE product
      ADD COLUMN product_live char(1) NOT NULL DEFAULT 'N' AFTER product_status,
      ADD KEY product_live_show_at (product_disable, product_live, product_show_at)`);
    await runner.query("UPDATE product SET product_live = 'Y', update_at = update_at WHERE product_status = 'live'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE product DROP KEY product_live_show_at, DROP COLUMN product_live');
  }
}
