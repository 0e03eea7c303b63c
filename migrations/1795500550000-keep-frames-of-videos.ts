import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Frames to choose a poster from stand with the video, as live recordings have no source. */
export class KeepFramesOfVideos1795500550000 implements MigrationInterface {
  name = 'KeepFramesOfVideos1795500550000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE video ADD video_frames varchar(400) NULL');
    await runner.query('ALTER TABLE video_source DROP frames');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE video_source ADD frames varchar(100) NULL');
    await runner.query('ALTER TABLE video DROP video_frames');
  }
}
