import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reports of many viewings are written at once: found by their viewing alone, and the newest of a video without sorting. */
export class IndexViewings1795500100000 implements MigrationInterface {
  name = 'IndexViewings1795500100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE video_statistics
      DROP KEY video_statistics_user_id_video_id_session_visit_date,
      ADD UNIQUE KEY video_statistics_session_user_id_video_id_visit_date (session, user_id, video_id, visit_date),
      ADD KEY video_statistics_user_id_video_id_update_at (user_id, video_id, update_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE video_statistics
      DROP KEY video_statistics_session_user_id_video_id_visit_date,
      DROP KEY video_statistics_user_id_video_id_update_at,
      ADD UNIQUE KEY video_statistics_user_id_video_id_session_visit_date (user_id, video_id, session, visit_date)`);
  }
}
