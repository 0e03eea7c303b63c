import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where visitors reach the shop (SITE-04); without a row what the program says holds. */
export class CreateShopContact1795600760040 implements MigrationInterface {
  name = 'CreateShopContact1795600760040';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE shop_contact (
      id int unsigned NOT NULL AUTO_INCREMENT,
      create_at datetime(3) NOT NULL DEFAULT current_timestamp(3),
      update_at datetime(3) NOT NULL DEFAULT current_timestamp(3) ON UPDATE current_timestamp(3),
      create_by int unsigned NULL,
      PRIMARY KEY (id),
      contact_email varchar(120) NOT NULL DEFAULT '',
      contact_line varchar(40) NOT NULL DEFAULT '',
      contact_page varchar(120) NOT NULL DEFAULT '',
      contact_tel varchar(20) NOT NULL DEFAULT '',
      contact_hours varchar(60) NOT NULL DEFAULT ''
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE shop_contact');
  }
}
