import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What owners set while the shop runs, and how many SMS left in a month (ADMIN-05, TELL-01, docs/decisions/0125). */
export class CreateShopSetting1795600771001 implements MigrationInterface {
  name = 'CreateShopSetting1795600771001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE shop_setting (
      id int unsigned NOT NULL AUTO_INCREMENT,
      create_at datetime(3) NOT NULL DEFAULT current_timestamp(3),
      update_at datetime(3) NOT NULL DEFAULT current_timestamp(3) ON UPDATE current_timestamp(3),
      create_by int unsigned NULL,
      access_window_days int unsigned NULL,
      course_access_days int unsigned NULL,
      device_limit int unsigned NULL,
      reminder_minutes int unsigned NULL,
      replay_opens varchar(20) NULL,
      slip_hours int unsigned NULL,
      refund_limit_staff int unsigned NULL,
      sms_month_budget int unsigned NULL,
      sms_code_text varchar(335) NULL,
      sms_approve_text varchar(335) NULL,
      sms_refuse_text varchar(335) NULL,
      telegram_chat_id varchar(40) NULL,
      new_device_code varchar(20) NULL,
      seller_name varchar(120) NULL,
      seller_tax_id varchar(13) NULL,
      seller_branch varchar(5) NULL,
      seller_address varchar(255) NULL,
      PRIMARY KEY (id)
    )`);
    await runner.query(`CREATE TABLE sms_month (
      sms_month char(7) NOT NULL,
      sms_parts int unsigned NOT NULL,
      create_at datetime(3) NOT NULL DEFAULT current_timestamp(3),
      PRIMARY KEY (sms_month),
      KEY sms_month_create_at (create_at)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE sms_month');
    await runner.query('DROP TABLE shop_setting');
  }
}
