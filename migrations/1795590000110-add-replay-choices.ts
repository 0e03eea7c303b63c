import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A recording begins later than it was recorded where its waiting time is cut, and may go without the chat of its show. */
export class AddReplayChoices1795590000110 implements MigrationInterface {
  name = 'AddReplayChoices1795590000110';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE video ADD video_begin int unsigned NOT NULL DEFAULT 0');
    await runner.query("ALTER TABLE live_streaming ADD live_streaming_chat_replay char(1) NOT NULL DEFAULT 'Y'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE live_streaming DROP live_streaming_chat_replay');
    await runner.query('ALTER TABLE video DROP video_begin');
  }
}
