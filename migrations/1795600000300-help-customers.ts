import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What personnel needs when a customer calls: notes, why an account is blocked, and longer watching (ACC-12, ADMIN-06). */
export class HelpCustomers1795600000300 implements MigrationInterface {
  name = 'HelpCustomers1795600000300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE user_note (
      id int unsigned NOT NULL AUTO_INCREMENT,
      create_at datetime(3) NOT NULL DEFAULT current_timestamp(3),
      update_at datetime(3) NOT NULL DEFAULT current_timestamp(3) ON UPDATE current_timestamp(3),
      create_by int unsigned NULL,
      user_id int unsigned NOT NULL,
      user_note_text varchar(1000) NOT NULL,
      PRIMARY KEY (id),
      KEY user_note_user_id (user_id),
      CONSTRAINT user_note_user FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE
    )`);
    await runner.query('ALTER TABLE user ADD user_block_reason varchar(300) NULL');
    await runner.query('ALTER TABLE orders_detail ADD orders_detail_watch_to date NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders_detail DROP orders_detail_watch_to');
    await runner.query('ALTER TABLE user DROP user_block_reason');
    await runner.query('DROP TABLE user_note');
  }
}
