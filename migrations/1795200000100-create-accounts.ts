import type { MigrationInterface, QueryRunner } from 'typeorm';

const RECORD = `id int unsigned NOT NULL AUTO_INCREMENT,
      create_at datetime(3) NOT NULL DEFAULT current_timestamp(3),
      update_at datetime(3) NOT NULL DEFAULT current_timestamp(3) ON UPDATE current_timestamp(3),
      create_by int unsigned NULL,
      PRIMARY KEY (id)`;
const THAI = 'COLLATE utf8mb4_thai_520_w2';

/** Customers, personnel, staff, and what signing in needs: codes, tickets, known devices, counters. */
export class CreateAccounts1795200000100 implements MigrationInterface {
  name = 'CreateAccounts1795200000100';

  async up(runner: QueryRunner): Promise<void> {
    await this.createPeople(runner);
    await this.createSignIn(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    const signIn = ['spending', 'sign_in_failure', 'known_device', 'verification_ticket', 'verification_code'];
    for (const table of [...signIn, 'staff', 'personnel', 'user']) await runner.query(`DROP TABLE ${table}`);
  }

  private async createPeople(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE user (
      ${RECORD},
      user_email varchar(120) NULL,
      user_password varchar(200) NULL,
      user_name varchar(80) ${THAI} NULL,
      user_lname varchar(80) ${THAI} NULL,
      user_nickname varchar(60) ${THAI} NULL,
      user_tel varchar(10) NOT NULL,
      user_path varchar(200) NULL,
      user_status varchar(20) NOT NULL DEFAULT 'New',
      token varchar(200) NULL,
      user_userID varchar(60) NULL,
      user_pathFB varchar(300) NULL,
      user_nameFB varchar(120) NULL,
      user_emailFB varchar(120) NULL,
      consent_version varchar(20) NULL,
      consent_at datetime(3) NULL,
      UNIQUE KEY user_user_tel (user_tel),
      UNIQUE KEY user_user_email (user_email),
      KEY user_create_at (create_at)
    )`);
    await runner.query(`CREATE TABLE personnel (
      ${RECORD},
      email varchar(120) NULL,
      personnel_name varchar(80) ${THAI} NULL,
      personnel_lname varchar(80) ${THAI} NULL,
      personnel_nickname varchar(60) ${THAI} NULL,
      personnel_tel varchar(10) NULL,
      personnel_position varchar(60) NOT NULL DEFAULT 'personnel',
      username varchar(60) NOT NULL,
      password varchar(200) NULL,
      status_by char(1) NOT NULL DEFAULT 'N',
      UNIQUE KEY personnel_username (username)
    )`);
    await runner.query(`CREATE TABLE staff (
      ${RECORD},
      staff_email varchar(120) NULL,
      staff_name varchar(80) ${THAI} NOT NULL,
      staff_lname varchar(80) ${THAI} NULL,
      staff_nickname varchar(60) ${THAI} NULL,
      staff_tel varchar(10) NULL,
      staff_position varchar(60) NULL,
      password varchar(200) NULL
    )`);
  }

  private async createSignIn(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE verification_code (
      tel char(10) NOT NULL,
      purpose varchar(10) NOT NULL,
      code_hash char(64) NOT NULL,
      expires_at datetime(3) NOT NULL,
      tries tinyint unsigned NOT NULL DEFAULT 0,
      used_at datetime(3) NULL,
      PRIMARY KEY (tel, purpose)
    )`);
    await runner.query(`CREATE TABLE verification_ticket (
      ticket_hash char(64) NOT NULL,
      tel char(10) NOT NULL,
      purpose varchar(10) NOT NULL,
      expires_at datetime(3) NOT NULL,
      used_at datetime(3) NULL,
      PRIMARY KEY (ticket_hash),
      KEY verification_ticket_tel (tel)
    )`);
    await runner.query(`CREATE TABLE known_device (
      kind varchar(10) NOT NULL,
      subject_id int unsigned NOT NULL,
      device_hash char(64) NOT NULL,
      seen_at datetime(3) NOT NULL,
      PRIMARY KEY (kind, subject_id, device_hash)
    )`);
    await runner.query(`CREATE TABLE sign_in_failure (
      counter varchar(120) COLLATE utf8mb4_bin NOT NULL,
      failures int unsigned NOT NULL,
      blocked_until datetime(3) NULL,
      last_at datetime(3) NOT NULL,
      PRIMARY KEY (counter),
      KEY sign_in_failure_last_at (last_at)
    )`);
    await runner.query(`CREATE TABLE spending (
      budget varchar(120) COLLATE utf8mb4_bin NOT NULL,
      used int unsigned NOT NULL,
      ends_at datetime(3) NOT NULL,
      PRIMARY KEY (budget),
      KEY spending_ends_at (ends_at)
    )`);
  }
}
