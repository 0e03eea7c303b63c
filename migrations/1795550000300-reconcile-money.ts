import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where orders and the money that came disagree, and indexes to find it (BUY-15). */
export class ReconcileMoney1795550000300 implements MigrationInterface {
  name = 'ReconcileMoney1795550000300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE money_difference (
      id int unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY,
      create_at datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
      update_at datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
      create_by int unsigned NULL,
      money_difference_kind varchar(20) NOT NULL DEFAULT 'no_money',
      money_difference_subject varchar(30) NOT NULL,
      money_difference_day date NOT NULL,
      money_difference_amount decimal(12,2) NOT NULL,
      money_difference_status varchar(20) NOT NULL DEFAULT 'open',
      orders_id int unsigned NULL,
      slip_id int unsigned NULL,
      orders_charge_id int unsigned NULL,
      money_difference_note varchar(500) NULL,
      money_difference_by int unsigned NULL,
      money_difference_at datetime(3) NULL,
      UNIQUE KEY money_difference_money_difference_subject (money_difference_subject),
      KEY money_difference_money_difference_day_money_difference_status (money_difference_day, money_difference_status))`);
    await runner.query('ALTER TABLE slip ADD KEY slip_slip_status_create_at (slip_status, create_at)');
    await runner.query(
      'ALTER TABLE orders_charge ADD KEY orders_charge_charge_status_charge_paid_at (charge_status, charge_paid_at)',
    );
    await runner.query('ALTER TABLE money_back ADD KEY money_back_create_at (create_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE money_back DROP KEY money_back_create_at');
    await runner.query('ALTER TABLE orders_charge DROP KEY orders_charge_charge_status_charge_paid_at');
    await runner.query('ALTER TABLE slip DROP KEY slip_slip_status_create_at');
    await runner.query('DROP TABLE money_difference');
  }
}
