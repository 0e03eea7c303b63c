import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What came for an order so far, and until when its buyer has to pay the rest; as long as they have, personnel has nothing to decide. */
export class LetBuyersPayInParts1795516000100 implements MigrationInterface {
  name = 'LetBuyersPayInParts1795516000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE orders
      ADD orders_paid decimal(12,2) NOT NULL DEFAULT '0.00' AFTER orders_net,
      ADD orders_pay_until datetime(3) NULL AFTER orders_paid,
      ADD KEY orders_orders_status_id_orders_pay_until (orders_status, id, orders_pay_until),
      DROP KEY orders_orders_status_id_orders_payment`);
    await runner.query(`UPDATE orders SET orders_pay_until = create_at + INTERVAL 24 HOUR
      WHERE orders_payment = 'qr' AND orders_status IN ('wait', 'not')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE orders
      ADD KEY orders_orders_status_id_orders_payment (orders_status, id, orders_payment),
      DROP KEY orders_orders_status_id_orders_pay_until,
      DROP orders_pay_until,
      DROP orders_paid`);
  }
}
