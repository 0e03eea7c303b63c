import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who follows which band, and how they hear of its new shows (TELL-06). */
export class CreateBandFollow1795600000510 implements MigrationInterface {
  name = 'CreateBandFollow1795600000510';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE band_follow (
      id int unsigned NOT NULL AUTO_INCREMENT,
      create_at datetime(3) NOT NULL DEFAULT current_timestamp(3),
      update_at datetime(3) NOT NULL DEFAULT current_timestamp(3) ON UPDATE current_timestamp(3),
      create_by int unsigned NULL,
      band_id int unsigned NOT NULL,
      user_id int unsigned NOT NULL,
      band_follow_mail char(1) NOT NULL DEFAULT 'Y',
      band_follow_sms char(1) NOT NULL DEFAULT 'N',
      band_follow_sms_at datetime(3) NULL,
      PRIMARY KEY (id),
      UNIQUE KEY band_follow_band_id_user_id (band_id, user_id),
      KEY band_follow_user_id (user_id),
      CONSTRAINT band_follow_band FOREIGN KEY (band_id) REFERENCES band (id) ON DELETE CASCADE,
      CONSTRAINT band_follow_user FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE band_follow');
  }
}
