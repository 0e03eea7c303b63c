import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Addresses that products had, by which links of earlier days lead to their pages (SITE-08). */
export class KeepFormerProductUrls1795600771000 implements MigrationInterface {
  name = 'KeepFormerProductUrls1795600771000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE product_former_url (
      id int unsigned NOT NULL AUTO_INCREMENT,
      create_at datetime(3) NOT NULL DEFAULT current_timestamp(3),
      update_at datetime(3) NOT NULL DEFAULT current_timestamp(3) ON UPDATE current_timestamp(3),
      create_by int unsigned NULL,
      product_id int unsigned NOT NULL,
      product_former_url varchar(120) NOT NULL,
      PRIMARY KEY (id),
      UNIQUE KEY product_former_url_product_former_url (product_former_url),
      KEY product_former_url_product_id (product_id),
      CONSTRAINT product_former_url_product FOREIGN KEY (product_id) REFERENCES product (id) ON DELETE CASCADE
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE product_former_url');
  }
}
