import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A thousand e-mails pasted at once, or two long Thai texts of one record, are more than the 64 KB of a TEXT. */
export class LongerAuditTexts1795300000220 implements MigrationInterface {
  name = 'LongerAuditTexts1795300000220';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE audit_log MODIFY `before` mediumtext NULL, MODIFY `after` mediumtext NULL');
  }

  /** What a TEXT cannot hold is cut. */
  async down(runner: QueryRunner): Promise<void> {
    for (const column of ['`before`', '`after`'])
      await runner.query(`UPDATE audit_log SET ${column} = LEFT(${column}, 16000) WHERE LENGTH(${column}) > 65535`);
    await runner.query('ALTER TABLE audit_log MODIFY `before` text NULL, MODIFY `after` text NULL');
  }
}
