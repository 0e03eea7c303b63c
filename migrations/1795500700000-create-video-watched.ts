import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which minutes of a video its viewers watched. */
export class CreateVideoWatched1795500700000 implements MigrationInterface {
  name = 'CreateVideoWatched1795500700000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE video_watched (
        video_id int unsigned NOT NULL,
        visit_date date NOT NULL,
        user_id int unsigned NOT NULL,
        hour tinyint unsigned NOT NULL,
        minutes bigint unsigned NOT NULL,
        PRIMARY KEY (video_id, visit_date, user_id, hour),
        KEY video_watched_user_id (user_id),
        CONSTRAINT video_watched_video FOREIGN KEY (video_id) REFERENCES video (id) ON DELETE CASCADE,
        CONSTRAINT video_watched_user FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE
      )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE video_watched');
  }
}
