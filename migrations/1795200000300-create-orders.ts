import type { MigrationInterface, QueryRunner } from 'typeorm';

const RECORD = `
      id int unsigned NOT NULL AUTO_INCREMENT,
      create_at datetime(3) NOT NULL DEFAULT current_timestamp(3),
      update_at datetime(3) NOT NULL DEFAULT current_timestamp(3) ON UPDATE current_timestamp(3),
      create_by int unsigned NULL,
      PRIMARY KEY (id)`;
/** Names that people read in sorted lists. */
const THAI = 'COLLATE utf8mb4_thai_520_w2';
/** References of banks differ in upper and lower case. */
const EXACT = 'COLLATE utf8mb4_bin';

/** Bank accounts, orders with their steps, slips and what they paid. */
export class CreateOrders1795200000300 implements MigrationInterface {
  name = 'CreateOrders1795200000300';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...ACCOUNTS, ...ORDERS, ...SLIPS]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE product DROP FOREIGN KEY product_book_bank');
    const tables = 'slip_use slip orders_status_change orders_open orders_detail orders orders_payment_type book_bank';
    for (const table of tables.split(' ')) await runner.query(`DROP TABLE ${table}`);
  }
}

const ACCOUNTS = [
  `CREATE TABLE book_bank (${RECORD},
      band_id int unsigned NOT NULL,
      book_bank_name varchar(120) ${THAI} NOT NULL,
      book_bank_account varchar(10) NOT NULL,
      book_bank_type varchar(20) NOT NULL DEFAULT 'account',
      book_bank_path varchar(200) NULL,
      book_bank_max decimal(12,2) NULL,
      book_bank_icon varchar(10) NOT NULL DEFAULT 'KBANK',
      book_bank_code varchar(20) NULL,
      book_bank_account_code varchar(20) NULL,
      book_bank_name_code varchar(120) NULL,
      KEY book_bank_band_id (band_id),
      CONSTRAINT book_bank_band FOREIGN KEY (band_id) REFERENCES band (id)
    )`,
  'ALTER TABLE product ADD CONSTRAINT product_book_bank FOREIGN KEY (book_bank_id) REFERENCES book_bank (id)',
  `CREATE TABLE orders_payment_type (${RECORD},
      orders_payment_type_icon varchar(200) NULL,
      orders_payment_type_title varchar(60) ${THAI} NOT NULL,
      orders_payment_type_detail text NULL,
      orders_payment_type_disable char(1) NOT NULL DEFAULT 'N'
    )`,
  `INSERT INTO orders_payment_type (id, orders_payment_type_title) VALUES
      (1, 'เงินสด'), (2, 'บัตร'), (3, 'พร้อมเพย์'), (4, 'โอนเงิน แนบสลิป'), (5, 'ไม่มีค่าใช้จ่าย')`,
];

const ORDERS = [
  `CREATE TABLE orders (${RECORD},
      user_id int unsigned NOT NULL,
      order_no varchar(20) NOT NULL,
      orders_payment_type_id int unsigned NOT NULL,
      orders_total decimal(12,2) NOT NULL DEFAULT 0.00,
      orders_discount decimal(12,2) NOT NULL DEFAULT 0.00,
      orders_vat decimal(12,2) NOT NULL DEFAULT 0.00,
      orders_net decimal(12,2) NOT NULL DEFAULT 0.00,
      orders_status varchar(20) NOT NULL DEFAULT 'wait',
      orders_payment varchar(20) NOT NULL DEFAULT 'cash',
      orders_payment_date date NULL,
      orders_payment_time time NULL,
      orders_payment_bank varchar(20) NULL,
      orders_payment_account varchar(20) NULL,
      orders_payment_slip varchar(200) NULL,
      orders_payment_slip1 varchar(200) NULL,
      orders_pay_slip varchar(200) NULL,
      orders_certificate char(1) NOT NULL DEFAULT 'N',
      orders_note varchar(500) NULL,
      orders_book_send varchar(20) NOT NULL DEFAULT 'N',
      receipt char(1) NOT NULL DEFAULT 'N',
      receipt_type varchar(20) NOT NULL DEFAULT 'person',
      approve_by int unsigned NULL,
      approve_date date NULL,
      orders_invite varchar(120) NULL,
      coupon_id int unsigned NULL,
      orders_tracking varchar(60) NULL,
      orders_tracking_by varchar(60) NULL,
      UNIQUE KEY orders_order_no (order_no),
      KEY orders_orders_status_id (orders_status, id),
      KEY orders_user_id (user_id),
      KEY orders_orders_payment_type_id (orders_payment_type_id),
      KEY orders_approve_by (approve_by),
      KEY orders_approve_date (approve_date),
      KEY orders_coupon_id (coupon_id),
      CONSTRAINT orders_user FOREIGN KEY (user_id) REFERENCES user (id),
      CONSTRAINT orders_orders_payment_type FOREIGN KEY (orders_payment_type_id) REFERENCES orders_payment_type (id),
      CONSTRAINT orders_personnel FOREIGN KEY (approve_by) REFERENCES personnel (id)
    )`,
  `CREATE TABLE orders_detail (${RECORD},
      orders_id int unsigned NOT NULL,
      product_id int unsigned NOT NULL,
      coupon_id int unsigned NULL,
      product_price_id int unsigned NULL,
      orders_detail_price decimal(12,2) NOT NULL DEFAULT 0.00,
      orders_detail_discount decimal(12,2) NOT NULL DEFAULT 0.00,
      orders_detail_net decimal(12,2) NOT NULL DEFAULT 0.00,
      orders_detail_coin decimal(12,2) NOT NULL DEFAULT 0.00,
      KEY orders_detail_orders_id (orders_id),
      KEY orders_detail_product_id (product_id),
      KEY orders_detail_coupon_id (coupon_id),
      KEY orders_detail_product_price_id (product_price_id),
      CONSTRAINT orders_detail_orders FOREIGN KEY (orders_id) REFERENCES orders (id) ON DELETE CASCADE,
      CONSTRAINT orders_detail_product FOREIGN KEY (product_id) REFERENCES product (id),
      CONSTRAINT orders_detail_product_price FOREIGN KEY (product_price_id) REFERENCES product_price (id)
    )`,
  `CREATE TABLE orders_open (
      user_id int unsigned NOT NULL,
      product_id int unsigned NOT NULL,
      orders_id int unsigned NOT NULL,
      PRIMARY KEY (user_id, product_id),
      KEY orders_open_orders_id (orders_id),
      CONSTRAINT orders_open_orders FOREIGN KEY (orders_id) REFERENCES orders (id) ON DELETE CASCADE
    )`,
  `CREATE TABLE orders_status_change (
      id int unsigned NOT NULL AUTO_INCREMENT,
      create_at datetime(3) NOT NULL DEFAULT current_timestamp(3),
      orders_id int unsigned NOT NULL,
      from_status varchar(20) NULL,
      to_status varchar(20) NOT NULL,
      actor_kind varchar(10) NOT NULL,
      actor_id int unsigned NULL,
      reason varchar(500) NULL,
      PRIMARY KEY (id),
      KEY orders_status_change_orders_id (orders_id),
      CONSTRAINT orders_status_change_orders FOREIGN KEY (orders_id) REFERENCES orders (id) ON DELETE CASCADE
    )`,
];

const SLIPS = [
  `CREATE TABLE slip (
      id int unsigned NOT NULL AUTO_INCREMENT,
      create_at datetime(3) NOT NULL DEFAULT current_timestamp(3),
      user_id int unsigned NOT NULL,
      product_id int unsigned NOT NULL,
      product_price_id int unsigned NULL,
      orders_id int unsigned NULL,
      slip_picture varchar(80) NULL,
      picture_sha256 char(64) NOT NULL,
      slip_status varchar(20) NOT NULL DEFAULT 'asked',
      qr_payload varchar(255) NULL,
      sending_bank varchar(3) NULL,
      trans_ref varchar(40) ${EXACT} NULL,
      outcome varchar(20) NULL,
      reason varchar(255) NULL,
      provider varchar(20) NULL,
      provider_code varchar(20) NULL,
      provider_message varchar(255) NULL,
      provider_answer text NULL,
      provider_milliseconds int unsigned NULL,
      retry_after int unsigned NULL,
      amount decimal(12,2) NULL,
      transferred_at datetime(3) NULL,
      sender_name varchar(120) NULL,
      sender_account varchar(40) NULL,
      receiver_name varchar(120) NULL,
      receiver_account varchar(40) NULL,
      PRIMARY KEY (id),
      UNIQUE KEY slip_slip_picture (slip_picture),
      KEY slip_user_id_create_at (user_id, create_at),
      KEY slip_sending_bank_trans_ref (sending_bank, trans_ref),
      KEY slip_picture_sha256 (picture_sha256),
      KEY slip_product_id (product_id),
      KEY slip_product_price_id (product_price_id),
      KEY slip_orders_id (orders_id),
      CONSTRAINT slip_user FOREIGN KEY (user_id) REFERENCES user (id),
      CONSTRAINT slip_product FOREIGN KEY (product_id) REFERENCES product (id) ON DELETE CASCADE,
      CONSTRAINT slip_product_price FOREIGN KEY (product_price_id) REFERENCES product_price (id) ON DELETE SET NULL,
      CONSTRAINT slip_orders FOREIGN KEY (orders_id) REFERENCES orders (id) ON DELETE SET NULL
    )`,
  `CREATE TABLE slip_use (
      id int unsigned NOT NULL AUTO_INCREMENT,
      create_at datetime(3) NOT NULL DEFAULT current_timestamp(3),
      slip_id int unsigned NOT NULL,
      orders_id int unsigned NOT NULL,
      sending_bank varchar(3) NULL,
      trans_ref varchar(40) ${EXACT} NULL,
      picture_sha256 char(64) NOT NULL,
      PRIMARY KEY (id),
      UNIQUE KEY slip_use_sending_bank_trans_ref (sending_bank, trans_ref),
      UNIQUE KEY slip_use_picture_sha256 (picture_sha256),
      KEY slip_use_slip_id (slip_id),
      KEY slip_use_orders_id (orders_id),
      CONSTRAINT slip_use_slip FOREIGN KEY (slip_id) REFERENCES slip (id),
      CONSTRAINT slip_use_orders FOREIGN KEY (orders_id) REFERENCES orders (id)
    )`,
];
