import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A job knows the request that caused it, so that the log tells one story from nginx to the SMS (docs/decisions/0130). */
export class TraceJobs1795600770800 implements MigrationInterface {
  name = 'TraceJobs1795600770800';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outbox ADD COLUMN request_id VARCHAR(36) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outbox DROP COLUMN request_id');
  }
}
