import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['live_streaming_comment', 'stage_time_comment'];

/** Removed messages know when they were, what they were before, and the mute that they went with; those of the chat go after a while. */
export class KeepRemovedMessages1795510000100 implements MigrationInterface {
  name = 'KeepRemovedMessages1795510000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE live_streaming_comment
      ADD live_streaming_comment_removed_at datetime(3) NULL,
      ADD KEY live_streaming_comment_removed_at (live_streaming_comment_removed_at)`);
    await runner.query(`UPDATE live_streaming_comment SET live_streaming_comment_removed_at = update_at, update_at = update_at
      WHERE live_streaming_comment_status = 'removed'`);
    for (const table of TABLES)
      await runner.query(`ALTER TABLE ${table}
        ADD ${table}_removed_from varchar(20) NULL,
        ADD live_streaming_mute_id int unsigned NULL,
        ADD KEY ${table}_live_streaming_mute_id (live_streaming_mute_id),
        ADD CONSTRAINT ${table}_live_streaming_mute FOREIGN KEY (live_streaming_mute_id)
          REFERENCES live_streaming_mute (id) ON DELETE SET NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await runner.query(`ALTER TABLE ${table}
        DROP FOREIGN KEY ${table}_live_streaming_mute,
        DROP KEY ${table}_live_streaming_mute_id,
        DROP live_streaming_mute_id,
        DROP ${table}_removed_from`);
    await runner.query(`ALTER TABLE live_streaming_comment
      DROP KEY live_streaming_comment_removed_at,
      DROP live_streaming_comment_removed_at`);
  }
}
