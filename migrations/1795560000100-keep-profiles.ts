import type { MigrationInterface, QueryRunner } from 'typeorm';

const RECORD = `id int unsigned NOT NULL AUTO_INCREMENT,
  create_at datetime(3) NOT NULL DEFAULT current_timestamp(3),
  update_at datetime(3) NOT NULL DEFAULT current_timestamp(3) ON UPDATE current_timestamp(3),
  create_by int unsigned NULL`;

/** Confirmed e-mails, addresses, devices of sessions, what happened to an account, consents, own data, deletion. */
export class KeepProfiles1795560000100 implements MigrationInterface {
  name = 'KeepProfiles1795560000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE user
      ADD user_email_at datetime(3) NULL AFTER user_email,
      ADD user_pin_at datetime(3) NULL AFTER user_password,
      ADD user_delete_at datetime(3) NULL,
      ADD user_deleted_at datetime(3) NULL,
      ADD KEY user_user_delete_at (user_delete_at)`);
    await runner.query('ALTER TABLE session ADD device_name varchar(60) NULL');
    await runner.query(`CREATE TABLE email_code (
      purpose varchar(10) NOT NULL,
      subject_id int unsigned NOT NULL,
      email varchar(120) NOT NULL,
      code_hash char(64) NOT NULL,
      expires_at datetime(3) NOT NULL,
      tries tinyint unsigned NOT NULL DEFAULT 0,
      used_at datetime(3) NULL,
      PRIMARY KEY (purpose, subject_id),
      KEY email_code_expires_at (expires_at)
    )`);
    await runner.query(`CREATE TABLE user_address (
      ${RECORD},
      user_id int unsigned NOT NULL,
      user_address_recipient varchar(80) NOT NULL,
      user_address_tel varchar(10) NOT NULL,
      user_address_line varchar(200) NOT NULL,
      user_address_sub_district varchar(80) NOT NULL,
      user_address_district varchar(80) NOT NULL,
      user_address_province varchar(60) NOT NULL,
      user_address_postcode varchar(5) NOT NULL,
      user_address_default char(1) NOT NULL DEFAULT 'N',
      PRIMARY KEY (id),
      KEY user_address_user_id (user_id),
      CONSTRAINT user_address_user FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE
    )`);
    await runner.query(`CREATE TABLE account_event (
      id int unsigned NOT NULL AUTO_INCREMENT,
      create_at datetime(3) NOT NULL DEFAULT current_timestamp(3),
      user_id int unsigned NOT NULL,
      account_event_kind varchar(20) NOT NULL,
      device_name varchar(60) NULL,
      PRIMARY KEY (id),
      KEY account_event_user_id (user_id),
      KEY account_event_create_at (create_at),
      CONSTRAINT account_event_user FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE
    )`);
    await runner.query(`CREATE TABLE user_consent (
      id int unsigned NOT NULL AUTO_INCREMENT,
      create_at datetime(3) NOT NULL DEFAULT current_timestamp(3),
      user_id int unsigned NOT NULL,
      user_consent_kind varchar(20) NOT NULL,
      user_consent_version varchar(20) NOT NULL,
      user_consent_given char(1) NOT NULL,
      PRIMARY KEY (id),
      KEY user_consent_user_id (user_id),
      CONSTRAINT user_consent_user FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE
    )`);
    await runner.query(`CREATE TABLE own_data_file (
      id int unsigned NOT NULL AUTO_INCREMENT,
      create_at datetime(3) NOT NULL DEFAULT current_timestamp(3),
      user_id int unsigned NOT NULL,
      own_data_file_path varchar(200) NULL,
      own_data_file_bytes int unsigned NULL,
      own_data_file_ready_at datetime(3) NULL,
      PRIMARY KEY (id),
      KEY own_data_file_user_id (user_id),
      KEY own_data_file_ready_at (own_data_file_ready_at),
      CONSTRAINT own_data_file_user FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE
    )`);
    await runner.query(`CREATE TABLE kept_record (
      id int unsigned NOT NULL AUTO_INCREMENT,
      create_at datetime(3) NOT NULL DEFAULT current_timestamp(3),
      user_id int unsigned NOT NULL,
      kept_record_table varchar(60) NOT NULL,
      kept_record_rows int unsigned NOT NULL,
      kept_record_reason varchar(200) NOT NULL,
      kept_record_until date NOT NULL,
      PRIMARY KEY (id),
      UNIQUE KEY kept_record_user_id_table (user_id, kept_record_table),
      KEY kept_record_until (kept_record_until)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['kept_record', 'own_data_file', 'user_consent', 'account_event', 'user_address', 'email_code'])
      await runner.query(`DROP TABLE ${table}`);
    await runner.query('ALTER TABLE session DROP device_name');
    await runner.query(`ALTER TABLE user
      DROP KEY user_user_delete_at,
      DROP user_deleted_at,
      DROP user_delete_at,
      DROP user_pin_at,
      DROP user_email_at`);
  }
}
