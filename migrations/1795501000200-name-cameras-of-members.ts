import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose camera a video is, and when it began beside the show's own recording. */
export class NameCamerasOfMembers1795501000200 implements MigrationInterface {
  name = 'NameCamerasOfMembers1795501000200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE video
      ADD band_member_id int unsigned NULL,
      ADD video_start_ms int NOT NULL DEFAULT 0,
      ADD KEY video_band_member_id (band_member_id),
      ADD CONSTRAINT video_band_member FOREIGN KEY (band_member_id) REFERENCES band_member (id) ON DELETE SET NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE video
      DROP FOREIGN KEY video_band_member, DROP KEY video_band_member_id, DROP video_start_ms, DROP band_member_id`);
  }
}
