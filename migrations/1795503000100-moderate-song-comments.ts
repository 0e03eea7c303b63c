import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Comments of songs that personnel took away stay for a while, and the team answers them. */
export class ModerateSongComments1795503000100 implements MigrationInterface {
  name = 'ModerateSongComments1795503000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE stage_time_comment
      ADD stage_time_comment_status varchar(20) NOT NULL DEFAULT 'shown',
      ADD stage_time_comment_removed_at datetime(3) NULL,
      ADD stage_time_comment_answer varchar(200) NULL,
      ADD KEY stage_time_comment_stage_time_comment_status (stage_time_comment_status),
      ADD KEY stage_time_comment_removed_at (stage_time_comment_removed_at),
      ADD KEY stage_time_comment_of_stage (stage_id, stage_time_comment_status),
      ADD KEY stage_time_comment_of_song (stage_time_id, stage_time_comment_status),
      DROP KEY stage_time_comment_stage_id,
      DROP KEY stage_time_comment_stage_time_id`);
  }

  async down(runner: QueryRunner): Promise<void> {
    // Nobody is to read them again.
    await runner.query("DELETE FROM stage_time_comment WHERE stage_time_comment_status <> 'shown'");
    await runner.query(`ALTER TABLE stage_time_comment
      ADD KEY stage_time_comment_stage_id (stage_id),
      ADD KEY stage_time_comment_stage_time_id (stage_time_id),
      DROP KEY stage_time_comment_of_song,
      DROP KEY stage_time_comment_of_stage,
      DROP KEY stage_time_comment_removed_at,
      DROP KEY stage_time_comment_stage_time_comment_status,
      DROP stage_time_comment_answer,
      DROP stage_time_comment_removed_at,
      DROP stage_time_comment_status`);
  }
}
