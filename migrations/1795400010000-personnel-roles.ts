import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Roles of personnel (decisions.md §5). Until now all might do everything, so those who are there become owners. */
export class PersonnelRoles1795400010000 implements MigrationInterface {
  name = 'PersonnelRoles1795400010000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE personnel
         ADD role varchar(20) NOT NULL DEFAULT 'shop',
         ADD band_id int unsigned NULL,
         ADD INDEX personnel_band_id (band_id),
         ADD CONSTRAINT personnel_band FOREIGN KEY (band_id) REFERENCES band (id)`,
    );
    await runner.query("UPDATE personnel SET role = 'owner'");
    await runner.query('ALTER TABLE session ADD mfa_at datetime(3) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE session DROP mfa_at');
    await runner.query(
      'ALTER TABLE personnel DROP CONSTRAINT personnel_band, DROP INDEX personnel_band_id, DROP band_id, DROP role',
    );
  }
}
