import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What has messages of all shows wait for personnel. */
export class CreateHoldingRules1795510000400 implements MigrationInterface {
  name = 'CreateHoldingRules1795510000400';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE holding_rules (
      id int unsigned NOT NULL AUTO_INCREMENT,
      create_at datetime(3) NOT NULL DEFAULT current_timestamp(3),
      update_at datetime(3) NOT NULL DEFAULT current_timestamp(3) ON UPDATE current_timestamp(3),
      create_by int unsigned NULL,
      PRIMARY KEY (id),
      hold_contacts char(1) NOT NULL DEFAULT 'Y',
      hold_reported char(1) NOT NULL DEFAULT 'Y'
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE holding_rules');
  }
}
