import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who wants an SMS before a live show. */
export class CreateLiveStreamingReminder1795501000100 implements MigrationInterface {
  name = 'CreateLiveStreamingReminder1795501000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE live_streaming_reminder (
        id int unsigned NOT NULL AUTO_INCREMENT,
        create_at datetime(3) NOT NULL DEFAULT current_timestamp(3),
        update_at datetime(3) NOT NULL DEFAULT current_timestamp(3) ON UPDATE current_timestamp(3),
        create_by int unsigned NULL,
        live_streaming_id int unsigned NOT NULL,
        user_id int unsigned NOT NULL,
        live_streaming_reminder_sent_at datetime(3) NULL,
        PRIMARY KEY (id),
        UNIQUE KEY live_streaming_reminder_live_streaming_id_user_id (live_streaming_id, user_id),
        KEY live_streaming_reminder_user_id (user_id),
        CONSTRAINT live_streaming_reminder_live_streaming FOREIGN KEY (live_streaming_id) REFERENCES live_streaming (id)
          ON DELETE CASCADE,
        CONSTRAINT live_streaming_reminder_user FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE
      )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE live_streaming_reminder');
  }
}
