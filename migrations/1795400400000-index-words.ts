import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Words of products in a table of their own: a full-text index reads each whole product that it finds. */
export class IndexWords1795400400000 implements MigrationInterface {
  name = 'IndexWords1795400400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE product_word (
        word varchar(200) COLLATE utf8mb4_bin NOT NULL,
        product_id int unsigned NOT NULL,
        title_place smallint unsigned NOT NULL,
        show_at datetime NULL,
        PRIMARY KEY (word, product_id),
        KEY product_word_product_id_word (product_id, word),
        CONSTRAINT product_word_product FOREIGN KEY (product_id) REFERENCES product (id) ON DELETE CASCADE
      )`,
    );
    // product_search ends with a line of the words, as ProductSearch makes them.
    await runner.query(
      `INSERT IGNORE INTO product_word (word, product_id, title_place, show_at)
       SELECT words.word, product.id,
              COALESCE(NULLIF(LOCATE(words.word, SUBSTRING_INDEX(product_search, '\\n', 1)), 0) - 1, 65535), product_show_at
         FROM product
         JOIN JSON_TABLE(
           CONCAT('["', REPLACE(SUBSTRING_INDEX(product_search, '\\n', -1), ' ', '","'), '"]'),
           '$[*]' COLUMNS (word varchar(200) COLLATE utf8mb4_bin PATH '$')) words
        WHERE product_disable = 'N' AND product_search IS NOT NULL AND words.word <> ''`,
    );
    await runner.query('ALTER TABLE product DROP KEY product_product_search');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE product ADD FULLTEXT KEY product_product_search (product_search)');
    await runner.query('DROP TABLE product_word');
  }
}
