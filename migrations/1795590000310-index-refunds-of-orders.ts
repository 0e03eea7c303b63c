import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The line of totals counts what was given back in part, and still reads no order. */
export class IndexRefundsOfOrders1795590000310 implements MigrationInterface {
  name = 'IndexRefundsOfOrders1795590000310';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE orders DROP INDEX orders_money,
        ADD INDEX orders_money (create_at, id, orders_status, orders_net, orders_total, orders_discount, orders_vat, orders_refunded)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE orders DROP INDEX orders_money,
        ADD INDEX orders_money (create_at, id, orders_status, orders_net, orders_total, orders_discount, orders_vat)`,
    );
  }
}
