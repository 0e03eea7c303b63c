import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Garlands that viewers pay for during a show, and the messages of the chat that they become. */
export class CreateTip1795512000100 implements MigrationInterface {
  name = 'CreateTip1795512000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE tip (
        id int unsigned NOT NULL AUTO_INCREMENT,
        create_at datetime(3) NOT NULL DEFAULT current_timestamp(3),
        update_at datetime(3) NOT NULL DEFAULT current_timestamp(3) ON UPDATE current_timestamp(3),
        create_by int unsigned NULL,
        user_id int unsigned NOT NULL,
        band_id int unsigned NOT NULL,
        stage_id int unsigned NOT NULL,
        live_streaming_id int unsigned NOT NULL,
        band_member_id int unsigned NULL,
        tip_amount decimal(12,2) NOT NULL,
        tip_message varchar(60) NULL,
        tip_hidden char(1) NOT NULL DEFAULT 'N',
        tip_status varchar(20) NOT NULL DEFAULT 'wait',
        tip_reference varchar(20) NOT NULL,
        tip_order varchar(80) NULL,
        tip_charge varchar(80) NULL,
        tip_qr varchar(500) NULL,
        tip_expire_at datetime(3) NULL,
        tip_paid_at datetime(3) NULL,
        PRIMARY KEY (id),
        UNIQUE KEY tip_tip_reference (tip_reference),
        UNIQUE KEY tip_tip_charge (tip_charge),
        KEY tip_of_user (user_id, tip_status),
        KEY tip_band_id (band_id),
        KEY tip_stage_id (stage_id),
        KEY tip_live_streaming_id (live_streaming_id),
        KEY tip_band_member_id (band_member_id),
        CONSTRAINT tip_user FOREIGN KEY (user_id) REFERENCES user (id),
        CONSTRAINT tip_band FOREIGN KEY (band_id) REFERENCES band (id),
        CONSTRAINT tip_stage FOREIGN KEY (stage_id) REFERENCES stage (id),
        CONSTRAINT tip_live_streaming FOREIGN KEY (live_streaming_id) REFERENCES live_streaming (id),
        CONSTRAINT tip_band_member FOREIGN KEY (band_member_id) REFERENCES band_member (id)
      )`,
    );
    await runner.query(
      `ALTER TABLE live_streaming_comment
        ADD COLUMN tip_id int unsigned NULL,
        ADD UNIQUE KEY live_streaming_comment_tip_id (tip_id),
        ADD CONSTRAINT live_streaming_comment_tip FOREIGN KEY (tip_id) REFERENCES tip (id)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE live_streaming_comment DROP FOREIGN KEY live_streaming_comment_tip,
        DROP KEY live_streaming_comment_tip_id, DROP COLUMN tip_id`,
    );
    await runner.query('DROP TABLE tip');
  }
}
