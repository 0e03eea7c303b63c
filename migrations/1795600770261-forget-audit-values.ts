import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Values of the audit log go after five years, and its chain still holds: it keeps their salted hash. The processes may add to the
 * log and no more, so that a procedure of the tables' owner does it, which touches nothing younger.
 */
export class ForgetAuditValues1795600770261 implements MigrationInterface {
  name = 'ForgetAuditValues1795600770261';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE audit_log ADD salt char(32) NULL');
    await runner.query('ALTER TABLE audit_chain ADD values_hash char(64) NULL');
    await runner.query(`
      CREATE PROCEDURE forget_audit_values() SQL SECURITY DEFINER
        UPDATE audit_log SET \`before\` = NULL, \`after\` = NULL, salt = NULL
         WHERE at < NOW(3) - INTERVAL 5 YEAR AND salt IS NOT NULL
           AND id IN (SELECT audit_id FROM audit_chain WHERE values_hash IS NOT NULL)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP PROCEDURE forget_audit_values');
    await runner.query('ALTER TABLE audit_chain DROP COLUMN values_hash');
    await runner.query('ALTER TABLE audit_log DROP COLUMN salt');
  }
}
