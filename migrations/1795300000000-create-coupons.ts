import type { MigrationInterface, QueryRunner } from 'typeorm';

const RECORD = `
      id int unsigned NOT NULL AUTO_INCREMENT,
      create_at datetime(3) NOT NULL DEFAULT current_timestamp(3),
      update_at datetime(3) NOT NULL DEFAULT current_timestamp(3) ON UPDATE current_timestamp(3),
      create_by int unsigned NULL,
      PRIMARY KEY (id)`;

/** Coupons, who may use those that are for a list, and the orders that carry them. */
export class CreateCoupons1795300000000 implements MigrationInterface {
  name = 'CreateCoupons1795300000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [COUPON, ...LISTS, ...CARRIED]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders_detail DROP FOREIGN KEY orders_detail_coupon');
    await runner.query('ALTER TABLE orders DROP FOREIGN KEY orders_coupon');
    for (const table of ['coupon_tel', 'coupon_email', 'coupon']) await runner.query(`DROP TABLE ${table}`);
  }
}

const COUPON = `CREATE TABLE coupon (${RECORD},
      product_id int unsigned NULL,
      coupon_product_type varchar(20) NOT NULL DEFAULT 'Only',
      coupon_code varchar(40) NOT NULL,
      coupon_name varchar(120) COLLATE utf8mb4_thai_520_w2 NOT NULL,
      coupon_detail varchar(500) NULL,
      coupon_type varchar(20) NOT NULL DEFAULT 'All',
      coupon_year int unsigned NULL,
      coupon_month int unsigned NULL,
      coupon_day int unsigned NULL,
      coupon_hour int unsigned NULL,
      coupon_price decimal(12,2) NULL,
      coupon_percent int unsigned NULL,
      coupon_point decimal(12,2) NULL,
      coupon_pay decimal(12,2) NULL,
      coupon_start date NULL,
      coupon_start_time time NULL,
      coupon_to date NULL,
      coupon_to_time time NULL,
      coupon_payment varchar(60) NULL,
      coupon_limit int unsigned NULL,
      coupon_member_only char(1) NOT NULL DEFAULT 'N',
      coupon_email_only char(1) NOT NULL DEFAULT 'N',
      UNIQUE KEY coupon_coupon_code (coupon_code),
      KEY coupon_product_id (product_id),
      KEY coupon_coupon_to (coupon_to),
      CONSTRAINT coupon_product FOREIGN KEY (product_id) REFERENCES product (id)
    )`;

const LISTS = [
  `CREATE TABLE coupon_email (${RECORD},
      coupon_id int unsigned NOT NULL,
      coupon_email varchar(120) NOT NULL,
      remove_by char(1) NOT NULL DEFAULT 'N',
      UNIQUE KEY coupon_email_coupon_id_coupon_email (coupon_id, coupon_email),
      KEY coupon_email_coupon_id (coupon_id),
      CONSTRAINT coupon_email_coupon FOREIGN KEY (coupon_id) REFERENCES coupon (id) ON DELETE CASCADE
    )`,
  `CREATE TABLE coupon_tel (${RECORD},
      coupon_id int unsigned NOT NULL,
      coupon_tel varchar(10) NOT NULL,
      remove_by char(1) NOT NULL DEFAULT 'N',
      UNIQUE KEY coupon_tel_coupon_id_coupon_tel (coupon_id, coupon_tel),
      KEY coupon_tel_coupon_id (coupon_id),
      CONSTRAINT coupon_tel_coupon FOREIGN KEY (coupon_id) REFERENCES coupon (id) ON DELETE CASCADE
    )`,
];

const CARRIED = [
  'ALTER TABLE orders ADD CONSTRAINT orders_coupon FOREIGN KEY (coupon_id) REFERENCES coupon (id)',
  'ALTER TABLE orders_detail ADD CONSTRAINT orders_detail_coupon FOREIGN KEY (coupon_id) REFERENCES coupon (id)',
];
