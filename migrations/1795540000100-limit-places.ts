import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many a show sells, how many of them are taken, whom one is held for, and whether buyers queue for it (BUY-14). */
export class LimitPlaces1795540000100 implements MigrationInterface {
  name = 'LimitPlaces1795540000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE product
      ADD product_limit int unsigned NULL AFTER product_free,
      ADD product_queue char(1) NOT NULL DEFAULT 'N' AFTER product_limit,
      ADD product_queue_date date NULL AFTER product_queue,
      ADD product_queue_open time NULL AFTER product_queue_date,
      ADD product_queue_sale time NULL AFTER product_queue_open,
      ADD KEY product_product_queue (product_queue)`);
    await runner.query(`CREATE TABLE product_places (
      product_id int unsigned NOT NULL,
      places_limit int NOT NULL,
      places_taken int NOT NULL,
      PRIMARY KEY (product_id),
      CONSTRAINT product_places_sold_out CHECK (places_taken <= places_limit),
      CONSTRAINT product_places_product_id FOREIGN KEY (product_id) REFERENCES product (id) ON DELETE CASCADE
    )`);
    await runner.query(`CREATE TABLE place_hold (
      product_id int unsigned NOT NULL,
      user_id int unsigned NOT NULL,
      hold_kind varchar(20) NOT NULL,
      hold_state varchar(20) NOT NULL,
      hold_until datetime(3) NOT NULL,
      orders_id int unsigned NULL,
      create_at datetime(3) NOT NULL DEFAULT current_timestamp(3),
      PRIMARY KEY (product_id, user_id),
      KEY place_hold_hold_until_hold_state (hold_until, hold_state),
      CONSTRAINT place_hold_product_id FOREIGN KEY (product_id) REFERENCES product (id) ON DELETE CASCADE,
      CONSTRAINT place_hold_user_id FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE place_hold');
    await runner.query('DROP TABLE product_places');
    await runner.query(`ALTER TABLE product DROP KEY product_product_queue, DROP product_queue_sale, DROP product_queue_open,
      DROP product_queue_date, DROP product_queue, DROP product_limit`);
  }
}
