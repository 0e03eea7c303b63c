import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who holds a ticket for a hall beside its buyer, and who went in when (BUY-20). */
export class CreateTickets1795540000400 implements MigrationInterface {
  name = 'CreateTickets1795540000400';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE ticket (
      orders_detail_id int unsigned NOT NULL,
      ticket_version int unsigned NOT NULL DEFAULT 0,
      ticket_tel varchar(10) NULL,
      ticket_user_id int unsigned NULL,
      ticket_sent_at datetime(3) NULL,
      PRIMARY KEY (orders_detail_id),
      KEY ticket_ticket_tel (ticket_tel),
      KEY ticket_ticket_user_id (ticket_user_id),
      CONSTRAINT ticket_orders_detail FOREIGN KEY (orders_detail_id) REFERENCES orders_detail (id) ON DELETE CASCADE,
      CONSTRAINT ticket_ticket_user FOREIGN KEY (ticket_user_id) REFERENCES user (id) ON DELETE SET NULL
    )`);
    await runner.query(`CREATE TABLE ticket_entry (
      id int unsigned NOT NULL AUTO_INCREMENT,
      orders_detail_id int unsigned NOT NULL,
      product_id int unsigned NOT NULL,
      entry_first tinyint NULL,
      entry_kind varchar(20) NOT NULL,
      entry_key varchar(60) NOT NULL,
      entry_gate varchar(40) NOT NULL,
      entry_at datetime(3) NOT NULL,
      personnel_id int unsigned NOT NULL,
      create_at datetime(3) NOT NULL DEFAULT current_timestamp(3),
      PRIMARY KEY (id),
      UNIQUE KEY ticket_entry_orders_detail_id_entry_first (orders_detail_id, entry_first),
      UNIQUE KEY ticket_entry_entry_key (entry_key),
      KEY ticket_entry_product_id_entry_first (product_id, entry_first),
      KEY ticket_entry_personnel_id (personnel_id),
      CONSTRAINT ticket_entry_orders_detail FOREIGN KEY (orders_detail_id) REFERENCES orders_detail (id) ON DELETE CASCADE,
      CONSTRAINT ticket_entry_product FOREIGN KEY (product_id) REFERENCES product (id),
      CONSTRAINT ticket_entry_personnel FOREIGN KEY (personnel_id) REFERENCES personnel (id)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE ticket_entry');
    await runner.query('DROP TABLE ticket');
  }
}
