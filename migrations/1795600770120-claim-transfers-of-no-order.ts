import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A transfer that is given back without an order is spent, too: it must pay none afterwards. */
export class ClaimTransfersOfNoOrder1795600770120 implements MigrationInterface {
  name = 'ClaimTransfersOfNoOrder1795600770120';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE slip_use MODIFY orders_id int unsigned NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE slip_use MODIFY orders_id int unsigned NOT NULL');
  }
}
