import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Hashes that chain the rows of audit_log, so that a changed or deleted one is found. */
export class AuditChain1795400010100 implements MigrationInterface {
  name = 'AuditChain1795400010100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE audit_chain (
      id bigint unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY,
      audit_id bigint unsigned NOT NULL,
      previous char(64) NOT NULL,
      hash char(64) NOT NULL,
      UNIQUE INDEX audit_chain_audit_id (audit_id),
      UNIQUE INDEX audit_chain_previous (previous)
    ) ENGINE=InnoDB`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE audit_chain');
  }
}
