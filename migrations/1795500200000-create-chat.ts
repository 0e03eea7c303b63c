import type { MigrationInterface, QueryRunner } from 'typeorm';

const RECORD = `id int unsigned NOT NULL AUTO_INCREMENT,
      create_at datetime(3) NOT NULL DEFAULT current_timestamp(3),
      update_at datetime(3) NOT NULL DEFAULT current_timestamp(3) ON UPDATE current_timestamp(3),
      create_by int unsigned NULL,
      PRIMARY KEY (id)`;

/** The chat of live shows: messages, words that are held, people who may not write for a while. */
export class CreateChat1795500200000 implements MigrationInterface {
  name = 'CreateChat1795500200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE live_streaming
      ADD live_streaming_slow int unsigned NOT NULL DEFAULT 0,
      ADD live_streaming_pinned varchar(200) NULL,
      ADD live_streaming_hold char(1) NOT NULL DEFAULT 'Y',
      ADD live_streaming_comments int unsigned NOT NULL DEFAULT 0`);
    await runner.query(`CREATE TABLE live_streaming_comment (${RECORD},
      user_id int unsigned NULL,
      live_streaming_id int unsigned NOT NULL,
      stage_id int unsigned NOT NULL,
      live_streaming_comment varchar(200) NOT NULL,
      live_streaming_comment_status varchar(20) NOT NULL DEFAULT 'shown',
      live_streaming_comment_reason varchar(20) NULL,
      KEY live_streaming_comment_user_id (user_id),
      KEY live_streaming_comment_of_show (live_streaming_id, live_streaming_comment_status),
      KEY live_streaming_comment_of_stage (stage_id, live_streaming_comment_status),
      CONSTRAINT live_streaming_comment_user FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE,
      CONSTRAINT live_streaming_comment_live_streaming FOREIGN KEY (live_streaming_id) REFERENCES live_streaming (id)
        ON DELETE CASCADE,
      CONSTRAINT live_streaming_comment_stage FOREIGN KEY (stage_id) REFERENCES stage (id)
    )`);
    await runner.query(`CREATE TABLE live_streaming_word (${RECORD},
      live_streaming_id int unsigned NULL,
      live_streaming_word varchar(60) NOT NULL,
      KEY live_streaming_word_live_streaming_id (live_streaming_id),
      CONSTRAINT live_streaming_word_live_streaming FOREIGN KEY (live_streaming_id) REFERENCES live_streaming (id)
        ON DELETE CASCADE
    )`);
    await runner.query(`CREATE TABLE live_streaming_mute (${RECORD},
      user_id int unsigned NOT NULL,
      live_streaming_id int unsigned NULL,
      live_streaming_mute_reason varchar(200) NOT NULL,
      live_streaming_mute_until datetime(3) NULL,
      KEY live_streaming_mute_user_id (user_id),
      KEY live_streaming_mute_live_streaming_id (live_streaming_id),
      CONSTRAINT live_streaming_mute_user FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE,
      CONSTRAINT live_streaming_mute_live_streaming FOREIGN KEY (live_streaming_id) REFERENCES live_streaming (id)
        ON DELETE CASCADE
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['live_streaming_mute', 'live_streaming_word', 'live_streaming_comment'])
      await runner.query(`DROP TABLE ${table}`);
    await runner.query(`ALTER TABLE live_streaming DROP live_streaming_comments, DROP live_streaming_hold,
      DROP live_streaming_pinned, DROP live_streaming_slow`);
  }
}
