import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a show comes onto the site by itself (CAT-09). */
export class PublishBySchedule1795600000520 implements MigrationInterface {
  name = 'PublishBySchedule1795600000520';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE product
      ADD product_publish_date date NULL AFTER product_disable,
      ADD product_publish_time time NULL AFTER product_publish_date,
      ADD KEY product_product_publish_date (product_publish_date)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE product
      DROP KEY product_product_publish_date, DROP product_publish_time, DROP product_publish_date`);
  }
}
