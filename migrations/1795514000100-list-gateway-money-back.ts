import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Money to give back may have come through the payment gateway, without a slip, for a garland. */
export class ListGatewayMoneyBack1795514000100 implements MigrationInterface {
  name = 'ListGatewayMoneyBack1795514000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE money_back
      MODIFY slip_id int unsigned NULL,
      ADD tip_id int unsigned NULL AFTER slip_id,
      ADD money_back_charge varchar(80) NULL AFTER tip_id,
      ADD UNIQUE KEY money_back_charge (money_back_charge),
      ADD KEY money_back_tip_id (tip_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM money_back WHERE slip_id IS NULL');
    await runner.query(`ALTER TABLE money_back
      DROP KEY money_back_tip_id,
      DROP KEY money_back_charge,
      DROP money_back_charge,
      DROP tip_id,
      MODIFY slip_id int unsigned NOT NULL`);
  }
}
