import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Verified transfers that pay no order, until personnel has given them back. */
export class CreateMoneyBack1795310000000 implements MigrationInterface {
  name = 'CreateMoneyBack1795310000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE money_back (
      id int unsigned NOT NULL AUTO_INCREMENT,
      create_at datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
      update_at datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
      create_by int unsigned NULL,
      user_id int unsigned NOT NULL,
      orders_id int unsigned NULL,
      slip_id int unsigned NOT NULL,
      money_back_amount decimal(12,2) NOT NULL,
      money_back_reason varchar(20) NOT NULL DEFAULT 'second_slip',
      money_back_status varchar(20) NOT NULL DEFAULT 'wait',
      money_back_note varchar(500) NULL,
      money_back_by int unsigned NULL,
      money_back_at datetime(3) NULL,
      PRIMARY KEY (id),
      UNIQUE KEY money_back_slip_id (slip_id),
      KEY money_back_user_id (user_id),
      KEY money_back_orders_id (orders_id),
      KEY money_back_money_back_by (money_back_by),
      KEY money_back_money_back_status_id (money_back_status, id),
      CONSTRAINT money_back_user FOREIGN KEY (user_id) REFERENCES user (id),
      CONSTRAINT money_back_slip FOREIGN KEY (slip_id) REFERENCES slip (id),
      CONSTRAINT money_back_orders FOREIGN KEY (orders_id) REFERENCES orders (id) ON DELETE SET NULL
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE money_back');
  }
}
