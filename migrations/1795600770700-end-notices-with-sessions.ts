import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The session in which a browser was allowed to be sent notices, with which they end. */
export class EndNoticesWithSessions1795600770700 implements MigrationInterface {
  name = 'EndNoticesWithSessions1795600770700';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE push_subscription
      ADD COLUMN push_subscription_session char(32) NULL,
      ADD KEY push_subscription_push_subscription_session (push_subscription_session)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE push_subscription DROP COLUMN push_subscription_session');
  }
}
