import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Ends of phones and of order numbers, by which colleagues look for them (ADMIN-05). */
export class FindByEnds1795600770090 implements MigrationInterface {
  name = 'FindByEnds1795600770090';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE user
      ADD COLUMN user_tel_reversed char(10) AS (REVERSE(user_tel)) STORED,
      ADD KEY user_user_tel_reversed (user_tel_reversed)`);
    await runner.query(`ALTER TABLE orders
      ADD COLUMN order_no_tail char(6) AS (SUBSTR(order_no, 8, 6)) STORED,
      ADD COLUMN order_no_end char(4) AS (SUBSTR(order_no, 10, 4)) STORED,
      ADD KEY orders_order_no_tail (order_no_tail),
      ADD KEY orders_order_no_end (order_no_end)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders DROP COLUMN order_no_tail, DROP COLUMN order_no_end');
    await runner.query('ALTER TABLE user DROP COLUMN user_tel_reversed');
  }
}
