import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The audit log is read by day, by person and by what was done (ADMIN-04). */
export class IndexAuditLog1795600000310 implements MigrationInterface {
  name = 'IndexAuditLog1795600000310';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE audit_log ADD KEY audit_log_at (at), ADD KEY audit_log_actor_id (actor_id)');
    await runner.query('ALTER TABLE audit_log ADD KEY audit_log_action (action)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE audit_log DROP KEY audit_log_action, DROP KEY audit_log_actor_id');
    await runner.query('ALTER TABLE audit_log DROP KEY audit_log_at');
  }
}
