import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The uploaded file of a video and how far it is made ready. */
export class CreateVideoSource1795410000000 implements MigrationInterface {
  name = 'CreateVideoSource1795410000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE video_source (
        id int unsigned NOT NULL AUTO_INCREMENT,
        create_at datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        update_at datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
        create_by int unsigned NULL,
        video_id int unsigned NOT NULL,
        source_name varchar(200) NOT NULL,
        source_bytes bigint unsigned NOT NULL,
        source_path varchar(80) NOT NULL,
        source_picture varchar(60) NULL,
        source_sound varchar(60) NULL,
        source_silent char(1) NOT NULL DEFAULT 'N',
        run char(16) NULL,
        fault varchar(20) NULL,
        fault_detail varchar(500) NULL,
        renditions text NULL,
        heights varchar(60) NULL,
        frames varchar(100) NULL,
        started_at datetime(3) NULL,
        ended_at datetime(3) NULL,
        PRIMARY KEY (id),
        UNIQUE KEY video_source_video_id (video_id),
        UNIQUE KEY video_source_source_path (source_path),
        CONSTRAINT video_source_video FOREIGN KEY (video_id) REFERENCES video (id) ON DELETE CASCADE
      )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE video_source');
  }
}
