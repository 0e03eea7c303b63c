import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Live shows, each with the video that receives it and is its replay afterwards. */
export class CreateLiveStreaming1795400600000 implements MigrationInterface {
  name = 'CreateLiveStreaming1795400600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE live_streaming (
      id int unsigned NOT NULL AUTO_INCREMENT,
      create_at datetime(3) NOT NULL DEFAULT current_timestamp(3),
      update_at datetime(3) NOT NULL DEFAULT current_timestamp(3) ON UPDATE current_timestamp(3),
      create_by int unsigned NULL,
      band_id int unsigned NOT NULL,
      stage_id int unsigned NOT NULL,
      video_id int unsigned NOT NULL,
      live_streaming_name varchar(200) CHARACTER SET utf8mb4 COLLATE utf8mb4_thai_520_w2 NOT NULL,
      live_streaming_detail text NULL,
      live_streaming_url varchar(500) NULL,
      live_streaming_server varchar(500) NULL,
      live_streaming_stream_key varchar(40) NULL,
      live_streaming_status char(1) NOT NULL DEFAULT 'Y',
      live_streaming_live char(1) NOT NULL DEFAULT 'N',
      live_streaming_start_at datetime(3) NULL,
      live_streaming_end_at datetime(3) NULL,
      PRIMARY KEY (id),
      UNIQUE KEY live_streaming_live_streaming_stream_key (live_streaming_stream_key),
      UNIQUE KEY live_streaming_video_id (video_id),
      KEY live_streaming_band_id (band_id),
      KEY live_streaming_stage_id (stage_id),
      CONSTRAINT live_streaming_band FOREIGN KEY (band_id) REFERENCES band (id),
      CONSTRAINT live_streaming_stage FOREIGN KEY (stage_id) REFERENCES stage (id),
      CONSTRAINT live_streaming_video FOREIGN KEY (video_id) REFERENCES video (id)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE live_streaming');
  }
}
