import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['live_streaming_comment', 'stage_time_comment'];

/** Messages of the chat and comments of songs are judged in one list: what waits, what was reported, when. */
export class JudgeAllThatIsWritten1795510000200 implements MigrationInterface {
  name = 'JudgeAllThatIsWritten1795510000200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE stage_time_comment ADD stage_time_comment_reason varchar(20) NULL');
    for (const table of TABLES) {
      await runner.query(`ALTER TABLE ${table}
        ADD ${table}_waits char(1) NOT NULL DEFAULT 'N',
        ADD ${table}_reports int unsigned NOT NULL DEFAULT 0`);
      await runner.query(
        `UPDATE ${table} SET ${table}_waits = 'Y', update_at = update_at WHERE ${table}_status = 'held'`,
      );
      await runner.query(`ALTER TABLE ${table}
        ADD KEY ${table}_judged (${table}_waits, create_at),
        ADD KEY ${table}_judged_of_stage (stage_id, ${table}_waits, create_at),
        ADD KEY ${table}_reports (${table}_reports)`);
    }
    await runner.query('ALTER TABLE live_streaming_mute ADD KEY live_streaming_mute_at (create_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE live_streaming_mute DROP KEY live_streaming_mute_at');
    for (const table of TABLES)
      await runner.query(`ALTER TABLE ${table}
        DROP KEY ${table}_reports,
        DROP KEY ${table}_judged_of_stage,
        DROP KEY ${table}_judged,
        DROP ${table}_reports,
        DROP ${table}_waits`);
    await runner.query('ALTER TABLE stage_time_comment DROP stage_time_comment_reason');
  }
}
