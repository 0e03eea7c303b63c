import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders that were made and paid at the site before this one, each under the number that it had there. */
export class KeepFormerOrders1795600740011 implements MigrationInterface {
  name = 'KeepFormerOrders1795600740011';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`INSERT INTO orders_payment_type (id, orders_payment_type_title, orders_payment_type_disable)
      VALUES (6, 'ระบบเดิม', 'Y')`);
    await runner.query(`ALTER TABLE orders ADD orders_former_no varchar(60) NULL,
      ADD UNIQUE KEY orders_orders_former_no (orders_former_no)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders DROP KEY orders_orders_former_no, DROP orders_former_no');
    await runner.query('DELETE FROM orders_payment_type WHERE id = 6');
  }
}
