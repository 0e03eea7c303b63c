import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who follows a band may hear of its new shows by LINE (TELL-06). */
export class FollowByLine1795600580100 implements MigrationInterface {
  name = 'FollowByLine1795600580100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE band_follow
      ADD band_follow_line char(1) NOT NULL DEFAULT 'N' AFTER band_follow_push,
      ADD band_follow_line_at datetime(3) NULL AFTER band_follow_sms_at`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE band_follow DROP band_follow_line, DROP band_follow_line_at');
  }
}
