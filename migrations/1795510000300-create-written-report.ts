import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Viewers report what others write, each of them once. */
export class CreateWrittenReport1795510000300 implements MigrationInterface {
  name = 'CreateWrittenReport1795510000300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE written_report (
      id int unsigned NOT NULL AUTO_INCREMENT,
      create_at datetime(3) NOT NULL DEFAULT current_timestamp(3),
      update_at datetime(3) NOT NULL DEFAULT current_timestamp(3) ON UPDATE current_timestamp(3),
      create_by int unsigned NULL,
      PRIMARY KEY (id),
      user_id int unsigned NOT NULL,
      live_streaming_comment_id int unsigned NULL,
      stage_time_comment_id int unsigned NULL,
      written_report_reason varchar(20) NOT NULL,
      UNIQUE KEY written_report_of_message (user_id, live_streaming_comment_id),
      UNIQUE KEY written_report_of_comment (user_id, stage_time_comment_id),
      KEY written_report_live_streaming_comment_id (live_streaming_comment_id),
      KEY written_report_stage_time_comment_id (stage_time_comment_id),
      CONSTRAINT written_report_user FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE,
      CONSTRAINT written_report_message FOREIGN KEY (live_streaming_comment_id) REFERENCES live_streaming_comment (id)
        ON DELETE CASCADE,
      CONSTRAINT written_report_comment FOREIGN KEY (stage_time_comment_id) REFERENCES stage_time_comment (id)
        ON DELETE CASCADE
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE written_report');
  }
}
