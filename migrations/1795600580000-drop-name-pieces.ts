import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pieces of names are kept by the processes that search. */
export class DropNamePieces1795600580000 implements MigrationInterface {
  name = 'DropNamePieces1795600580000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE search_name_piece');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE search_name_piece (
      piece varchar(6) COLLATE utf8mb4_bin NOT NULL,
      name_id int unsigned NOT NULL,
      PRIMARY KEY (piece, name_id),
      KEY search_name_piece_name_id (name_id),
      CONSTRAINT search_name_of_piece FOREIGN KEY (name_id) REFERENCES search_name (id) ON DELETE CASCADE
    )`);
    await runner.query(`INSERT INTO outbox (name, payload, dedupe_key)
      SELECT 'index-products', '{}', 'index-products:pieces' FROM DUAL WHERE EXISTS (SELECT 1 FROM product)`);
  }
}
