import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Spreadsheets of products, and which products came from them. */
export class CreateProductImport1795600000220 implements MigrationInterface {
  name = 'CreateProductImport1795600000220';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE product_import (
      id int unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY,
      create_at datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
      update_at datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
      create_by int unsigned NULL,
      product_import_name varchar(200) NOT NULL,
      product_import_status varchar(20) NOT NULL DEFAULT 'ready',
      product_import_rows int unsigned NULL,
      product_import_file varchar(80) NULL,
      product_import_headings text NULL,
      product_import_mapping text NULL,
      product_import_made int unsigned NULL,
      product_import_skipped int unsigned NULL,
      product_import_kept int unsigned NULL,
      product_import_at datetime(3) NULL,
      KEY product_import_create_at (create_at),
      KEY product_import_product_import_file (product_import_file)
    )`);
    await runner.query(`CREATE TABLE product_import_row (
      product_id int unsigned NOT NULL PRIMARY KEY,
      product_import_id int unsigned NOT NULL,
      line int unsigned NOT NULL,
      KEY product_import_row_product_import_id (product_import_id),
      CONSTRAINT product_import_row_product FOREIGN KEY (product_id) REFERENCES product (id) ON DELETE CASCADE,
      CONSTRAINT product_import_row_product_import FOREIGN KEY (product_import_id) REFERENCES product_import (id) ON DELETE CASCADE
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE product_import_row');
    await runner.query('DROP TABLE product_import');
  }
}
