import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether what a live show sent has become its replay: until now read from the status of its video, which others write, too. */
export class NoteWhenShowsArePacked1795502000100 implements MigrationInterface {
  name = 'NoteWhenShowsArePacked1795502000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE live_streaming ADD live_streaming_packed_at datetime(3) NULL');
    await runner.query(`UPDATE live_streaming live JOIN video ON video.id = live.video_id
      SET live.live_streaming_packed_at = live.live_streaming_end_at
      WHERE video.video_status <> 'create' OR live.live_streaming_end_at < UTC_TIMESTAMP(3) - INTERVAL 2 DAY`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE live_streaming DROP live_streaming_packed_at');
  }
}
