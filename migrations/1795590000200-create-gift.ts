import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Shows that are bought for somebody else's phone number (BUY-18). */
export class CreateGift1795590000200 implements MigrationInterface {
  name = 'CreateGift1795590000200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE gift (
      id int unsigned NOT NULL AUTO_INCREMENT,
      user_id int unsigned NOT NULL,
      product_id int unsigned NOT NULL,
      gift_tel varchar(10) NULL,
      gift_message varchar(120) NULL,
      gift_from varchar(40) NULL,
      gift_code varchar(24) NOT NULL,
      gift_send_at datetime(3) NULL,
      gift_sent_at datetime(3) NULL,
      gift_user_id int unsigned NULL,
      gift_taken_at datetime(3) NULL,
      create_at datetime(3) NOT NULL DEFAULT current_timestamp(3),
      PRIMARY KEY (id),
      UNIQUE KEY gift_gift_code (gift_code),
      KEY gift_user_id (user_id),
      KEY gift_product_id (product_id),
      KEY gift_gift_tel (gift_tel),
      KEY gift_gift_user_id (gift_user_id),
      CONSTRAINT gift_user FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE,
      CONSTRAINT gift_product FOREIGN KEY (product_id) REFERENCES product (id) ON DELETE CASCADE,
      CONSTRAINT gift_gift_user FOREIGN KEY (gift_user_id) REFERENCES user (id) ON DELETE SET NULL
    )`);
    await runner.query(`ALTER TABLE orders
      ADD COLUMN gift_id int unsigned NULL,
      ADD KEY orders_gift_id (gift_id),
      ADD CONSTRAINT orders_gift FOREIGN KEY (gift_id) REFERENCES gift (id)`);
    await runner.query(`ALTER TABLE orders_open
      ADD COLUMN gift_id int unsigned NOT NULL DEFAULT 0,
      ADD COLUMN coupon_id int unsigned NULL,
      DROP PRIMARY KEY, ADD PRIMARY KEY (user_id, product_id, gift_id),
      ADD UNIQUE KEY orders_open_coupon (user_id, product_id, coupon_id)`);
    await runner.query(`UPDATE orders_open w JOIN orders o ON o.id = w.orders_id SET w.coupon_id = o.coupon_id`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM orders_open WHERE gift_id <> 0');
    await runner.query(`ALTER TABLE orders_open
      DROP PRIMARY KEY, DROP KEY orders_open_coupon, DROP COLUMN gift_id, DROP COLUMN coupon_id, ADD PRIMARY KEY (user_id, product_id)`);
    await runner.query('ALTER TABLE orders DROP FOREIGN KEY orders_gift, DROP KEY orders_gift_id, DROP COLUMN gift_id');
    await runner.query('DROP TABLE gift');
  }
}
