import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whoever watches later reads the chat of that moment. */
export class FindMessagesByTime1795500650000 implements MigrationInterface {
  name = 'FindMessagesByTime1795500650000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX live_streaming_comment_at
        ON live_streaming_comment (live_streaming_id, live_streaming_comment_status, create_at)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX live_streaming_comment_at ON live_streaming_comment');
  }
}
