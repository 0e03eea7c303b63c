import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A second factor moves to another phone: the new secret waits beside the old one for its first code (ACC-11). */
export class MoveTotp1795600000330 implements MigrationInterface {
  name = 'MoveTotp1795600000330';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE personnel_totp ADD next_secret varchar(160) NULL, ADD next_until datetime(3) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE personnel_totp DROP next_secret, DROP next_until');
  }
}
