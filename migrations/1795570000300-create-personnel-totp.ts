import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The second factor of personnel, and when a session was last used. */
export class CreatePersonnelTotp1795570000300 implements MigrationInterface {
  name = 'CreatePersonnelTotp1795570000300';

  async up(runner: QueryRunner): Promise<void> {
    const person = (table: string) =>
      `CONSTRAINT ${table}_personnel FOREIGN KEY (personnel_id) REFERENCES personnel (id) ON DELETE CASCADE`;
    await runner.query(
      `CREATE TABLE personnel_totp (
        personnel_id int unsigned NOT NULL,
        totp_secret varchar(160) NOT NULL,
        confirmed_at datetime(3) NULL,
        last_step int unsigned NOT NULL DEFAULT 0,
        wrong_codes int unsigned NOT NULL DEFAULT 0,
        wrong_since datetime(3) NULL,
        closed_until datetime(3) NULL,
        PRIMARY KEY (personnel_id),
        ${person('personnel_totp')}
      )`,
    );
    await runner.query(
      `CREATE TABLE personnel_recovery (
        code_hash char(64) NOT NULL,
        personnel_id int unsigned NOT NULL,
        used_at datetime(3) NULL,
        PRIMARY KEY (code_hash),
        KEY personnel_recovery_personnel_id (personnel_id),
        ${person('personnel_recovery')}
      )`,
    );
    await runner.query(
      `CREATE TABLE personnel_device (
        personnel_id int unsigned NOT NULL,
        device_hash char(64) NOT NULL,
        remembered_until datetime(3) NOT NULL,
        PRIMARY KEY (personnel_id, device_hash),
        KEY personnel_device_remembered_until (remembered_until),
        ${person('personnel_device')}
      )`,
    );
    await runner.query('ALTER TABLE session ADD seen_at datetime(3) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE session DROP seen_at');
    for (const table of ['personnel_device', 'personnel_recovery', 'personnel_totp'])
      await runner.query(`DROP TABLE ${table}`);
  }
}
