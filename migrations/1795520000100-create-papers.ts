import type { MigrationInterface, QueryRunner } from 'typeorm';

const RECORD = `id int unsigned NOT NULL AUTO_INCREMENT,
  create_at datetime(3) NOT NULL DEFAULT current_timestamp(3),
  update_at datetime(3) NOT NULL DEFAULT current_timestamp(3) ON UPDATE current_timestamp(3),
  create_by int unsigned NULL`;

/** Money given back of orders, and receipts, tax invoices and credit notes with their running numbers. */
export class CreatePapers1795520000100 implements MigrationInterface {
  name = 'CreatePapers1795520000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE orders ADD orders_refunded decimal(12,2) NOT NULL DEFAULT '0.00' AFTER orders_paid`,
    );
    await runner.query(`UPDATE orders SET orders_refunded = orders_net WHERE orders_status = 'refund'`);
    await runner.query(
      `CREATE TABLE orders_refund (
        ${RECORD},
        orders_id int unsigned NOT NULL,
        orders_refund_kind varchar(20) NOT NULL,
        orders_refund_amount decimal(12,2) NOT NULL,
        orders_refund_reason varchar(20) NOT NULL DEFAULT 'other',
        orders_refund_note varchar(500) NOT NULL,
        orders_refund_key varchar(64) NOT NULL,
        PRIMARY KEY (id),
        UNIQUE KEY orders_refund_orders_id_orders_refund_key (orders_id, orders_refund_key),
        KEY orders_refund_create_at (create_at),
        CONSTRAINT orders_refund_orders FOREIGN KEY (orders_id) REFERENCES orders (id)
      )`,
    );
    await runner.query(
      `CREATE TABLE paper_number (
        paper_kind varchar(20) NOT NULL,
        paper_issuer varchar(20) NOT NULL,
        paper_month char(4) NOT NULL,
        last_number int unsigned NOT NULL,
        PRIMARY KEY (paper_kind, paper_issuer, paper_month)
      )`,
    );
    await runner.query(
      `CREATE TABLE orders_paper (
        ${RECORD},
        orders_id int unsigned NOT NULL,
        user_id int unsigned NOT NULL,
        paper_kind varchar(20) NOT NULL,
        paper_issuer varchar(20) NOT NULL,
        paper_no varchar(20) NOT NULL,
        paper_date date NOT NULL,
        paper_net decimal(12,2) NOT NULL,
        paper_vat decimal(12,2) NOT NULL,
        paper_page mediumtext NOT NULL,
        paper_buyer text NULL,
        paper_file varchar(80) NULL,
        orders_refund_id int unsigned NULL,
        paper_about_id int unsigned NULL,
        paper_substitute_id int unsigned NULL,
        paper_void_at datetime(3) NULL,
        paper_void_reason varchar(300) NULL,
        paper_void_by int unsigned NULL,
        PRIMARY KEY (id),
        UNIQUE KEY orders_paper_paper_issuer_paper_no (paper_issuer, paper_no),
        UNIQUE KEY orders_paper_orders_refund_id (orders_refund_id),
        KEY orders_paper_orders_id (orders_id),
        KEY orders_paper_user_id_paper_kind (user_id, paper_kind),
        KEY orders_paper_paper_date_paper_kind (paper_date, paper_kind),
        CONSTRAINT orders_paper_orders FOREIGN KEY (orders_id) REFERENCES orders (id),
        CONSTRAINT orders_paper_user FOREIGN KEY (user_id) REFERENCES user (id)
      )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE orders_paper');
    await runner.query('DROP TABLE paper_number');
    await runner.query('DROP TABLE orders_refund');
    await runner.query('ALTER TABLE orders DROP orders_refunded');
  }
}
