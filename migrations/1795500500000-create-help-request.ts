import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Calls for help of viewers, with what their player noted. */
export class CreateHelpRequest1795500500000 implements MigrationInterface {
  name = 'CreateHelpRequest1795500500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE help_request (
        id int unsigned NOT NULL AUTO_INCREMENT,
        create_at datetime(3) NOT NULL DEFAULT current_timestamp(3),
        update_at datetime(3) NOT NULL DEFAULT current_timestamp(3) ON UPDATE current_timestamp(3),
        create_by int unsigned NULL,
        user_id int unsigned NOT NULL,
        video_id int unsigned NULL,
        help_request_reason varchar(20) NOT NULL,
        help_request_text varchar(500) NULL,
        help_request_device varchar(400) NULL,
        help_request_log varchar(12000) NULL,
        PRIMARY KEY (id),
        KEY help_request_user_id (user_id),
        KEY help_request_video_id (video_id),
        KEY help_request_create_at (create_at),
        CONSTRAINT help_request_user FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE,
        CONSTRAINT help_request_video FOREIGN KEY (video_id) REFERENCES video (id) ON DELETE SET NULL
      )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE help_request');
  }
}
