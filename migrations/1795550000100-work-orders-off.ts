import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the list of orders needs: filters that somebody keeps, notes among colleagues, and indexes for its totals and search. */
export class WorkOrdersOff1795550000100 implements MigrationInterface {
  name = 'WorkOrdersOff1795550000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE orders_view (
      id int unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY,
      create_at datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
      update_at datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
      create_by int unsigned NULL,
      orders_view_name varchar(60) NOT NULL,
      orders_view_query varchar(1000) NULL,
      KEY orders_view_create_by_id (create_by, id))`);
    await runner.query(`CREATE TABLE orders_memo (
      id int unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY,
      create_at datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
      update_at datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
      create_by int unsigned NULL,
      orders_id int unsigned NOT NULL,
      orders_memo_text varchar(1000) NOT NULL,
      KEY orders_memo_orders_id (orders_id),
      CONSTRAINT orders_memo_orders FOREIGN KEY (orders_id) REFERENCES orders (id) ON DELETE CASCADE)`);
    // The new one answers what the old one did, and sums up the list of orders without reading them.
    await runner.query(`ALTER TABLE orders
      ADD KEY orders_money (create_at, id, orders_status, orders_net, orders_total, orders_discount, orders_vat),
      DROP KEY orders_create_at_id_orders_status_orders_net`);
    await runner.query('ALTER TABLE slip ADD KEY slip_trans_ref (trans_ref)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE slip DROP KEY slip_trans_ref');
    await runner.query(`ALTER TABLE orders
      ADD KEY orders_create_at_id_orders_status_orders_net (create_at, id, orders_status, orders_net),
      DROP KEY orders_money`);
    await runner.query('DROP TABLE orders_memo');
    await runner.query('DROP TABLE orders_view');
  }
}
