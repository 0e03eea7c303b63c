import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A ticket of a hall names the refund that ended it, where only some of its order came back. */
export class EndSingleTickets1795600430100 implements MigrationInterface {
  name = 'EndSingleTickets1795600430100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE orders_detail
      ADD orders_refund_id int unsigned NULL,
      ADD KEY orders_detail_orders_refund_id (orders_refund_id),
      ADD CONSTRAINT orders_detail_orders_refund FOREIGN KEY (orders_refund_id) REFERENCES orders_refund (id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders_detail DROP FOREIGN KEY orders_detail_orders_refund');
    await runner.query('ALTER TABLE orders_detail DROP KEY orders_detail_orders_refund_id, DROP orders_refund_id');
  }
}
