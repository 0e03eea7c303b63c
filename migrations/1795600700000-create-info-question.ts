import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many visitors an answer among the questions helped, and how many it did not (SITE-09); nobody's own answer is kept. */
export class CreateInfoQuestion1795600700000 implements MigrationInterface {
  name = 'CreateInfoQuestion1795600700000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE info_question (
      info_question_title varchar(200) COLLATE utf8mb4_bin NOT NULL,
      info_question_helped int unsigned NOT NULL DEFAULT 0,
      info_question_lacking int unsigned NOT NULL DEFAULT 0,
      PRIMARY KEY (info_question_title)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE info_question');
  }
}
