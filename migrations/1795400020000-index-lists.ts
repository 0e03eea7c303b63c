import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists, searches and reports that are read from an index, however many rows there are. */
export class IndexLists1795400020000 implements MigrationInterface {
  name = 'IndexLists1795400020000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}

const UP = [
  `ALTER TABLE product ADD COLUMN product_show_at datetime NULL,
     ADD KEY product_product_disable_product_show_at (product_disable, product_show_at)`,
  `UPDATE product JOIN stage ON stage.id = product.stage_id
      SET product.product_show_at = TIMESTAMP(stage.stage_date, COALESCE(stage.stage_time_start, '00:00:00')),
          product.update_at = product.update_at`,
  // The new one answers what the old one did, and the days' sums without reading the orders.
  `ALTER TABLE orders ADD KEY orders_create_at_id_orders_status_orders_net (create_at, id, orders_status, orders_net),
     DROP KEY orders_create_at, ADD KEY orders_orders_tracking (orders_tracking)`,
  `ALTER TABLE user ADD KEY user_user_name (user_name), ADD KEY user_user_lname (user_lname),
     ADD KEY user_user_nickname (user_nickname)`,
];

const DOWN = [
  'ALTER TABLE user DROP KEY user_user_nickname, DROP KEY user_user_lname, DROP KEY user_user_name',
  `ALTER TABLE orders DROP KEY orders_orders_tracking, ADD KEY orders_create_at (create_at),
     DROP KEY orders_create_at_id_orders_status_orders_net`,
  'ALTER TABLE product DROP KEY product_product_disable_product_show_at, DROP COLUMN product_show_at',
];
