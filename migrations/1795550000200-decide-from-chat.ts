import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who of personnel a chat's user is, and the messages whose buttons still ask for a decision (docs/decisions/0033). */
export class DecideFromChat1795550000200 implements MigrationInterface {
  name = 'DecideFromChat1795550000200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE personnel
      ADD personnel_telegram varchar(20) NULL AFTER personnel_tel,
      ADD UNIQUE KEY personnel_personnel_telegram (personnel_telegram)`);
    await runner.query(`CREATE TABLE chat_question (
      id int unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY,
      create_at datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
      orders_id int unsigned NOT NULL,
      chat_id varchar(40) NOT NULL,
      message_id bigint NOT NULL,
      has_picture tinyint NOT NULL,
      text varchar(4096) NOT NULL,
      KEY chat_question_create_at (create_at),
      KEY chat_question_orders_id (orders_id))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE chat_question');
    await runner.query('ALTER TABLE personnel DROP KEY personnel_personnel_telegram, DROP personnel_telegram');
  }
}
