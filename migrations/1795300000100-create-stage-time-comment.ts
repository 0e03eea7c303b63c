import type { MigrationInterface, QueryRunner } from 'typeorm';

const RECORD = `id int unsigned NOT NULL AUTO_INCREMENT,
      create_at datetime(3) NOT NULL DEFAULT current_timestamp(3),
      update_at datetime(3) NOT NULL DEFAULT current_timestamp(3) ON UPDATE current_timestamp(3),
      create_by int unsigned NULL,
      PRIMARY KEY (id)`;

/** What viewers say about a song, and how they like it. */
export class CreateStageTimeComment1795300000100 implements MigrationInterface {
  name = 'CreateStageTimeComment1795300000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE stage_time_comment (${RECORD},
      user_id int unsigned NOT NULL,
      stage_id int unsigned NOT NULL,
      stage_time_id int unsigned NOT NULL,
      stage_time_comment varchar(200) NOT NULL,
      KEY stage_time_comment_user_id (user_id),
      KEY stage_time_comment_stage_id (stage_id),
      KEY stage_time_comment_stage_time_id (stage_time_id),
      CONSTRAINT stage_time_comment_user FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE,
      CONSTRAINT stage_time_comment_stage FOREIGN KEY (stage_id) REFERENCES stage (id) ON DELETE CASCADE,
      CONSTRAINT stage_time_comment_stage_time FOREIGN KEY (stage_time_id) REFERENCES stage_time (id) ON DELETE CASCADE
    )`);
    await runner.query(`CREATE TABLE videos_user_status (${RECORD},
      user_id int unsigned NOT NULL,
      stage_id int unsigned NOT NULL,
      stage_time_id int unsigned NOT NULL,
      videos_id int unsigned NULL,
      stage_time_status_type varchar(20) NOT NULL,
      stage_time_status_view char(1) NOT NULL DEFAULT 'N',
      UNIQUE KEY videos_user_status_user_id_stage_time_id (user_id, stage_time_id),
      KEY videos_user_status_totals (stage_id, stage_time_id, stage_time_status_type),
      KEY videos_user_status_user_id (user_id),
      KEY videos_user_status_stage_id (stage_id),
      KEY videos_user_status_stage_time_id (stage_time_id),
      KEY videos_user_status_videos_id (videos_id),
      CONSTRAINT videos_user_status_user FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE,
      CONSTRAINT videos_user_status_stage FOREIGN KEY (stage_id) REFERENCES stage (id) ON DELETE CASCADE,
      CONSTRAINT videos_user_status_stage_time FOREIGN KEY (stage_time_id) REFERENCES stage_time (id) ON DELETE CASCADE,
      CONSTRAINT videos_user_status_videos FOREIGN KEY (videos_id) REFERENCES video (id) ON DELETE SET NULL
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['videos_user_status', 'stage_time_comment']) await runner.query(`DROP TABLE ${table}`);
  }
}
