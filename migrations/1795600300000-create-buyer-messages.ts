import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages to all buyers of a show, and to whom each goes (TELL-07). */
export class CreateBuyerMessages1795600300000 implements MigrationInterface {
  name = 'CreateBuyerMessages1795600300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE buyer_message (
      id int unsigned NOT NULL AUTO_INCREMENT,
      create_at datetime(3) NOT NULL DEFAULT current_timestamp(3),
      update_at datetime(3) NOT NULL DEFAULT current_timestamp(3) ON UPDATE current_timestamp(3),
      create_by int unsigned NULL,
      product_id int unsigned NOT NULL,
      buyer_message_approve char(1) NOT NULL DEFAULT 'Y',
      buyer_message_wait char(1) NOT NULL DEFAULT 'N',
      buyer_message_gift char(1) NOT NULL DEFAULT 'Y',
      buyer_message_sms char(1) NOT NULL DEFAULT 'Y',
      buyer_message_mail char(1) NOT NULL DEFAULT 'Y',
      buyer_message_one char(1) NOT NULL DEFAULT 'Y',
      buyer_message_kind varchar(20) NOT NULL DEFAULT 'ticket',
      buyer_message_text varchar(600) NOT NULL,
      buyer_message_date date NULL,
      buyer_message_time time NULL,
      buyer_message_status varchar(20) NOT NULL DEFAULT 'draft',
      buyer_message_tested_at datetime(3) NULL,
      buyer_message_people int unsigned NULL,
      buyer_message_cost decimal(12,2) NULL,
      buyer_message_round int unsigned NOT NULL DEFAULT 0,
      PRIMARY KEY (id),
      KEY buyer_message_product_id (product_id),
      KEY buyer_message_buyer_message_status (buyer_message_status),
      CONSTRAINT buyer_message_product FOREIGN KEY (product_id) REFERENCES product (id) ON DELETE CASCADE
    )`);
    await runner.query(`CREATE TABLE buyer_message_copy (
      id int unsigned NOT NULL AUTO_INCREMENT,
      create_at datetime(3) NOT NULL DEFAULT current_timestamp(3),
      buyer_message_id int unsigned NOT NULL,
      user_id int unsigned NULL,
      copy_way varchar(10) NOT NULL,
      copy_to varchar(120) NOT NULL,
      copy_name varchar(80) NOT NULL,
      copy_text varchar(900) NOT NULL,
      copy_parts int unsigned NOT NULL DEFAULT 0,
      copy_state varchar(10) NOT NULL DEFAULT 'wait',
      copy_tries int unsigned NOT NULL DEFAULT 0,
      copy_error varchar(200) NULL,
      PRIMARY KEY (id),
      UNIQUE KEY buyer_message_copy_once (buyer_message_id, copy_way, copy_to),
      KEY buyer_message_copy_state (buyer_message_id, copy_state),
      KEY buyer_message_copy_user_id (user_id),
      KEY buyer_message_copy_create_at (create_at),
      CONSTRAINT buyer_message_copy_message FOREIGN KEY (buyer_message_id) REFERENCES buyer_message (id) ON DELETE CASCADE,
      CONSTRAINT buyer_message_copy_user FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE buyer_message_copy');
    await runner.query('DROP TABLE buyer_message');
  }
}
