import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a payment gateway was asked to collect for orders; who pays there waits for no decision of personnel. */
export class CreateOrdersCharge1795515000100 implements MigrationInterface {
  name = 'CreateOrdersCharge1795515000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE orders_charge (
        id int unsigned NOT NULL AUTO_INCREMENT,
        create_at datetime(3) NOT NULL DEFAULT current_timestamp(3),
        update_at datetime(3) NOT NULL DEFAULT current_timestamp(3) ON UPDATE current_timestamp(3),
        create_by int unsigned NULL,
        orders_id int unsigned NOT NULL,
        charge_amount decimal(12,2) NOT NULL,
        charge_status varchar(20) NOT NULL DEFAULT 'wait',
        charge_reference varchar(20) NOT NULL,
        charge_order varchar(80) NULL,
        charge_gateway_id varchar(80) NULL,
        charge_receiver varchar(120) NULL,
        charge_qr varchar(500) NULL,
        charge_expire_at datetime(3) NULL,
        charge_paid_at datetime(3) NULL,
        PRIMARY KEY (id),
        UNIQUE KEY orders_charge_charge_reference (charge_reference),
        UNIQUE KEY orders_charge_charge_gateway_id (charge_gateway_id),
        KEY orders_charge_orders_id (orders_id),
        CONSTRAINT orders_charge_orders FOREIGN KEY (orders_id) REFERENCES orders (id) ON DELETE CASCADE
      )`,
    );
    await runner.query(`ALTER TABLE orders
      ADD KEY orders_orders_status_id_orders_payment (orders_status, id, orders_payment),
      DROP KEY orders_orders_status_id`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE orders
      ADD KEY orders_orders_status_id (orders_status, id),
      DROP KEY orders_orders_status_id_orders_payment`);
    await runner.query('DROP TABLE orders_charge');
  }
}
