import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was emptied when it died cannot be sent again, and says so by having no payload at all. */
export class MarkEmptiedJobs1795600770490 implements MigrationInterface {
  name = 'MarkEmptiedJobs1795600770490';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE outbox SET payload = '' WHERE dead_at IS NOT NULL AND payload = '{}' AND name IN
         ('send-sms', 'send-notice', 'send-news', 'send-letter', 'send-news-letter', 'send-code-letter', 'send-line',
          'send-push', 'bind-offers')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE outbox SET payload = '{}' WHERE payload = ''`);
  }
}
