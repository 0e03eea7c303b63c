import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS: Readonly<Record<string, string>> = {
  name: 'varchar(200) NOT NULL',
  status: "varchar(20) NOT NULL DEFAULT 'ready'",
  rows: 'int unsigned NULL',
  headings: 'text NULL',
  mapping: 'text NULL',
  made: 'int unsigned NULL',
  skipped: 'int unsigned NULL',
  kept: 'int unsigned NULL',
  at: 'datetime(3) NULL',
};

/** Spreadsheets of products, customers and orders; what was read of them is kept for days instead of months. */
export class ImportSeveralKinds1795600740010 implements MigrationInterface {
  name = 'ImportSeveralKinds1795600740010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('RENAME TABLE product_import TO data_import');
    await runner.query(`ALTER TABLE data_import
      ADD data_import_kind varchar(20) NOT NULL DEFAULT 'product' AFTER create_by,
      ${renamed('product_import', 'data_import')},
      DROP KEY product_import_create_at, ADD KEY data_import_create_at (create_at)`);
    await runner.query('ALTER TABLE data_import ALTER data_import_kind DROP DEFAULT');
    await runner.query(`CREATE TABLE data_import_sheet (
      data_import_id int unsigned NOT NULL PRIMARY KEY,
      create_at datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
      data_import_file varchar(80) NOT NULL,
      KEY data_import_sheet_create_at (create_at),
      KEY data_import_sheet_data_import_file (data_import_file),
      CONSTRAINT data_import_sheet_data_import FOREIGN KEY (data_import_id) REFERENCES data_import (id) ON DELETE CASCADE
    )`);
    await runner.query(`INSERT INTO data_import_sheet (data_import_id, create_at, data_import_file)
      SELECT id, create_at, product_import_file FROM data_import WHERE product_import_file IS NOT NULL`);
    await runner.query('ALTER TABLE data_import DROP KEY product_import_product_import_file, DROP product_import_file');
    await runner.query(`CREATE TABLE data_import_row (
      data_import_kind varchar(20) NOT NULL,
      record_id int unsigned NOT NULL,
      data_import_id int unsigned NOT NULL,
      line int unsigned NOT NULL,
      PRIMARY KEY (data_import_kind, record_id),
      KEY data_import_row_data_import_id (data_import_id),
      CONSTRAINT data_import_row_data_import FOREIGN KEY (data_import_id) REFERENCES data_import (id) ON DELETE CASCADE
    )`);
    await runner.query(`INSERT INTO data_import_row
      SELECT 'product', product_id, product_import_id, line FROM product_import_row`);
    await runner.query('DROP TABLE product_import_row');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM data_import WHERE data_import_kind <> 'product'");
    await runner.query('ALTER TABLE data_import ADD product_import_file varchar(80) NULL AFTER data_import_rows');
    await runner.query(`UPDATE data_import i JOIN data_import_sheet s ON s.data_import_id = i.id
      SET i.product_import_file = s.data_import_file`);
    await runner.query('DROP TABLE data_import_sheet');
    await runner.query('RENAME TABLE data_import TO product_import');
    await runner.query(`ALTER TABLE product_import DROP data_import_kind,
      ${renamed('data_import', 'product_import')},
      DROP KEY data_import_create_at, ADD KEY product_import_create_at (create_at),
      ADD KEY product_import_product_import_file (product_import_file)`);
    await runner.query(`CREATE TABLE product_import_row (
      product_id int unsigned NOT NULL PRIMARY KEY,
      product_import_id int unsigned NOT NULL,
      line int unsigned NOT NULL,
      KEY product_import_row_product_import_id (product_import_id),
      CONSTRAINT product_import_row_product FOREIGN KEY (product_id) REFERENCES product (id) ON DELETE CASCADE,
      CONSTRAINT product_import_row_product_import FOREIGN KEY (product_import_id) REFERENCES product_import (id) ON DELETE CASCADE
    )`);
    await runner.query(`INSERT INTO product_import_row
      SELECT r.record_id, r.data_import_id, r.line FROM data_import_row r JOIN product p ON p.id = r.record_id
       WHERE r.data_import_kind = 'product'`);
    await runner.query('DROP TABLE data_import_row');
  }
}

function renamed(from: string, to: string): string {
  return Object.entries(COLUMNS)
    .map(([name, type]) => `CHANGE ${from}_${name} ${to}_${name} ${type}`)
    .join(', ');
}
