import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Songs that began in a rehearsal, which are no chapters of the stage's replay (WATCH-04). */
export class CreateRehearsedSong1795600200000 implements MigrationInterface {
  name = 'CreateRehearsedSong1795600200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE rehearsed_song (
      live_streaming_id int unsigned NOT NULL,
      stage_time_id int unsigned NOT NULL,
      second int unsigned NOT NULL,
      PRIMARY KEY (live_streaming_id, stage_time_id),
      KEY rehearsed_song_stage_time_id (stage_time_id),
      CONSTRAINT rehearsed_song_live_streaming
        FOREIGN KEY (live_streaming_id) REFERENCES live_streaming (id) ON DELETE CASCADE,
      CONSTRAINT rehearsed_song_stage_time FOREIGN KEY (stage_time_id) REFERENCES stage_time (id) ON DELETE CASCADE
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE rehearsed_song');
  }
}
