import type { MigrationInterface, QueryRunner } from 'typeorm';

const RECORD = `id int unsigned NOT NULL AUTO_INCREMENT,
      create_at datetime(3) NOT NULL DEFAULT current_timestamp(3),
      update_at datetime(3) NOT NULL DEFAULT current_timestamp(3) ON UPDATE current_timestamp(3),
      create_by int unsigned NULL`;

/** Groups of members, and until when somebody is in one (ACC-12). */
export class CreateMember1795590000400 implements MigrationInterface {
  name = 'CreateMember1795590000400';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE member_group (
      ${RECORD},
      member_group_name varchar(80) COLLATE utf8mb4_thai_520_w2 NOT NULL,
      band_id int unsigned NULL,
      member_group_months int unsigned NOT NULL DEFAULT 12,
      member_group_limit int unsigned NULL,
      member_group_path varchar(200) NULL,
      member_group_path_manual varchar(200) NULL,
      PRIMARY KEY (id),
      KEY member_group_band_id (band_id),
      CONSTRAINT member_group_band FOREIGN KEY (band_id) REFERENCES band (id)
    )`);
    await runner.query(`CREATE TABLE member (
      ${RECORD},
      user_id int unsigned NOT NULL,
      member_group_id int unsigned NOT NULL,
      member_end date NULL,
      member_from varchar(120) NULL,
      PRIMARY KEY (id),
      UNIQUE KEY member_member_group_id_user_id (member_group_id, user_id),
      KEY member_user_id (user_id),
      KEY member_member_end (member_end),
      CONSTRAINT member_user FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE,
      CONSTRAINT member_group_of_member FOREIGN KEY (member_group_id) REFERENCES member_group (id)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE member');
    await runner.query('DROP TABLE member_group');
  }
}
