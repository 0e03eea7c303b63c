import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A job that runs is nobody else's until this moment. */
export class ClaimOutboxRows1795300000200 implements MigrationInterface {
  name = 'ClaimOutboxRows1795300000200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outbox ADD COLUMN claimed_until datetime(3) NULL AFTER enqueued_at');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outbox DROP COLUMN claimed_until');
  }
}
