import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For ordersByDate, which the dashboard asks every minute, and for deleting sessions that are over. */
export class IndexMoments1795300000210 implements MigrationInterface {
  name = 'IndexMoments1795300000210';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders ADD KEY orders_create_at (create_at)');
    await runner.query('ALTER TABLE session ADD KEY session_expires_at (expires_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE session DROP KEY session_expires_at');
    await runner.query('ALTER TABLE orders DROP KEY orders_create_at');
  }
}
