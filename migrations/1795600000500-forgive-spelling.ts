import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Names that search finds even when they are misspelt, and other names of bands and shows. */
export class ForgiveSpelling1795600000500 implements MigrationInterface {
  name = 'ForgiveSpelling1795600000500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE band ADD band_other_names varchar(300) NULL AFTER band_name');
    await runner.query('ALTER TABLE product ADD product_other_names varchar(300) NULL AFTER product_title');
    await runner.query(`CREATE TABLE search_name (
      id int unsigned NOT NULL AUTO_INCREMENT,
      name varchar(200) COLLATE utf8mb4_bin NOT NULL,
      sound varchar(200) COLLATE utf8mb4_bin NOT NULL,
      PRIMARY KEY (id),
      UNIQUE KEY search_name_name (name)
    )`);
    await runner.query(`CREATE TABLE search_name_piece (
      piece varchar(6) COLLATE utf8mb4_bin NOT NULL,
      name_id int unsigned NOT NULL,
      PRIMARY KEY (piece, name_id),
      KEY search_name_piece_name_id (name_id),
      CONSTRAINT search_name_of_piece FOREIGN KEY (name_id) REFERENCES search_name (id) ON DELETE CASCADE
    )`);
    await runner.query(`CREATE TABLE search_name_product (
      name_id int unsigned NOT NULL,
      product_id int unsigned NOT NULL,
      place smallint unsigned NOT NULL,
      PRIMARY KEY (name_id, product_id),
      KEY search_name_product_product_id (product_id),
      CONSTRAINT search_name_of_product FOREIGN KEY (name_id) REFERENCES search_name (id) ON DELETE CASCADE,
      CONSTRAINT search_name_product FOREIGN KEY (product_id) REFERENCES product (id) ON DELETE CASCADE
    )`);
    // Names are cut by the server's own code: the worker does it for what there is.
    await runner.query(`INSERT INTO outbox (name, payload, dedupe_key)
      SELECT 'index-products', '{}', 'index-products:names' FROM DUAL WHERE EXISTS (SELECT 1 FROM product)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['search_name_product', 'search_name_piece', 'search_name'])
      await runner.query(`DROP TABLE ${table}`);
    await runner.query('ALTER TABLE product DROP product_other_names');
    await runner.query('ALTER TABLE band DROP band_other_names');
  }
}
