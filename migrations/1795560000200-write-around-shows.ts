import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which letters around a show went to whom: one of a kind at most. */
export class WriteAroundShows1795560000200 implements MigrationInterface {
  name = 'WriteAroundShows1795560000200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE show_letter (
      user_id int unsigned NOT NULL,
      stage_id int unsigned NOT NULL,
      show_letter_kind varchar(20) NOT NULL,
      create_at datetime(3) NOT NULL DEFAULT current_timestamp(3),
      PRIMARY KEY (user_id, stage_id, show_letter_kind),
      KEY show_letter_create_at (create_at),
      CONSTRAINT show_letter_user FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE show_letter');
  }
}
