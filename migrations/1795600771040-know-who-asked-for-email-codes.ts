import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Codes by e-mail have tries of the device that asked for them apart from everybody else's, as those by SMS (ACC-09). */
export class KnowWhoAskedForEmailCodes1795600771040 implements MigrationInterface {
  name = 'KnowWhoAskedForEmailCodes1795600771040';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE email_code
      ADD COLUMN device_hash char(64) NOT NULL DEFAULT '' AFTER expires_at,
      ADD COLUMN stranger_tries tinyint unsigned NOT NULL DEFAULT 0 AFTER tries`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE email_code DROP COLUMN stranger_tries, DROP COLUMN device_hash');
  }
}
