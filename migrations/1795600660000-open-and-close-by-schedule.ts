import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a show goes on sale by itself, and when its sale ends (CAT-09). */
export class OpenAndCloseBySchedule1795600660000 implements MigrationInterface {
  name = 'OpenAndCloseBySchedule1795600660000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE product
      ADD product_sale_date date NULL AFTER product_publish_time,
      ADD product_sale_time time NULL AFTER product_sale_date,
      ADD product_close_date date NULL AFTER product_sale_time,
      ADD product_close_time time NULL AFTER product_close_date,
      ADD KEY product_product_sale_date (product_sale_date),
      ADD KEY product_product_close_date (product_close_date)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE product
      DROP KEY product_product_sale_date, DROP KEY product_product_close_date,
      DROP product_sale_date, DROP product_sale_time, DROP product_close_date, DROP product_close_time`);
  }
}
