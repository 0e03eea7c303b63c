import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Personnel keeps a video from everybody else, whoever bought it. */
export class CloseVideos1795505000100 implements MigrationInterface {
  name = 'CloseVideos1795505000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE video ADD video_disable char(1) NOT NULL DEFAULT 'N'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE video DROP video_disable');
  }
}
