import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Captions of videos, one of each language. */
export class CreateVideoCaption1795500400000 implements MigrationInterface {
  name = 'CreateVideoCaption1795500400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE video_caption (
        id int unsigned NOT NULL AUTO_INCREMENT,
        create_at datetime(3) NOT NULL DEFAULT current_timestamp(3),
        update_at datetime(3) NOT NULL DEFAULT current_timestamp(3) ON UPDATE current_timestamp(3),
        create_by int unsigned NULL,
        video_id int unsigned NOT NULL,
        caption_language varchar(20) NOT NULL DEFAULT 'th',
        caption_name varchar(200) NOT NULL,
        caption_cues int unsigned NOT NULL DEFAULT 0,
        caption_stem varchar(40) NOT NULL,
        PRIMARY KEY (id),
        UNIQUE KEY video_caption_video_id_caption_language (video_id, caption_language),
        CONSTRAINT video_caption_video FOREIGN KEY (video_id) REFERENCES video (id) ON DELETE CASCADE
      )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE video_caption');
  }
}
