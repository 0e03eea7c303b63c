import type { MigrationInterface, QueryRunner } from 'typeorm';

/** New personnel choose their password by a link that comes by SMS (ACC-12). */
export class CreatePersonnelLink1795600410100 implements MigrationInterface {
  name = 'CreatePersonnelLink1795600410100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE personnel_link (
      link_hash char(64) NOT NULL,
      personnel_id int unsigned NOT NULL,
      expires_at datetime(3) NOT NULL,
      PRIMARY KEY (link_hash),
      UNIQUE KEY personnel_link_personnel_id (personnel_id),
      KEY personnel_link_expires_at (expires_at),
      CONSTRAINT personnel_link_personnel FOREIGN KEY (personnel_id) REFERENCES personnel (id) ON DELETE CASCADE
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE personnel_link');
  }
}
