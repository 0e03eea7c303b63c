import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whoever writes from the page with the shop's contacts stands in the list of calls for help, with where to answer to. */
export class LetAnybodyWriteToTheShop1795600420010 implements MigrationInterface {
  name = 'LetAnybodyWriteToTheShop1795600420010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE help_request
      MODIFY user_id int unsigned NULL,
      ADD help_request_name varchar(120) NULL AFTER user_id,
      ADD help_request_tel varchar(10) NULL AFTER help_request_name,
      ADD help_request_mail varchar(120) NULL AFTER help_request_tel,
      ADD KEY help_request_help_request_tel (help_request_tel),
      ADD KEY help_request_help_request_mail (help_request_mail)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM help_request WHERE user_id IS NULL');
    await runner.query(`ALTER TABLE help_request
      DROP KEY help_request_help_request_tel,
      DROP KEY help_request_help_request_mail,
      DROP help_request_name, DROP help_request_tel, DROP help_request_mail,
      MODIFY user_id int unsigned NOT NULL`);
  }
}
