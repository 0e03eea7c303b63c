import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counters of one person are written by one statement; a code knows the device that asked for it. */
export class ThrottleByPerson1795400030000 implements MigrationInterface {
  name = 'ThrottleByPerson1795400030000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sign_in_failure ADD COLUMN allowed tinyint unsigned NOT NULL DEFAULT 1');
    await runner.query('DELETE FROM verification_code');
    await runner.query(`ALTER TABLE verification_code
      ADD COLUMN device_hash char(64) NOT NULL AFTER code_hash,
      ADD COLUMN stranger_tries tinyint unsigned NOT NULL DEFAULT 0 AFTER tries`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE verification_code DROP COLUMN stranger_tries, DROP COLUMN device_hash');
    await runner.query('ALTER TABLE sign_in_failure DROP COLUMN allowed');
  }
}
