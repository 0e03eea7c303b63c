import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lessons that their learners say they have seen, where no player tells it (WATCH-07). */
export class ConfirmLessons1795600770900 implements MigrationInterface {
  name = 'ConfirmLessons1795600770900';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE lesson_done (
      id int unsigned NOT NULL AUTO_INCREMENT,
      create_at datetime(3) NOT NULL DEFAULT current_timestamp(3),
      update_at datetime(3) NOT NULL DEFAULT current_timestamp(3) ON UPDATE current_timestamp(3),
      create_by int unsigned NULL,
      user_id int unsigned NOT NULL,
      stage_time_id int unsigned NOT NULL,
      PRIMARY KEY (id),
      UNIQUE KEY lesson_done_user_id_stage_time_id (user_id, stage_time_id),
      KEY lesson_done_stage_time_id (stage_time_id),
      CONSTRAINT lesson_done_user FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE,
      CONSTRAINT lesson_done_stage_time FOREIGN KEY (stage_time_id) REFERENCES stage_time (id) ON DELETE CASCADE
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE lesson_done');
  }
}
