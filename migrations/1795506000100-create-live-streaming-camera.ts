import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Cameras of members beside a live show, each with a key of its own. */
export class CreateLiveStreamingCamera1795506000100 implements MigrationInterface {
  name = 'CreateLiveStreamingCamera1795506000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE live_streaming_camera (
        id int unsigned NOT NULL AUTO_INCREMENT,
        create_at datetime(3) NOT NULL DEFAULT current_timestamp(3),
        update_at datetime(3) NOT NULL DEFAULT current_timestamp(3) ON UPDATE current_timestamp(3),
        create_by int unsigned NULL,
        live_streaming_id int unsigned NOT NULL,
        band_member_id int unsigned NOT NULL,
        video_id int unsigned NULL,
        live_streaming_camera_content_id varchar(32) NULL,
        live_streaming_camera_stream_key varchar(40) NULL,
        live_streaming_camera_live char(1) NOT NULL DEFAULT 'N',
        live_streaming_camera_packed_at datetime(3) NULL,
        PRIMARY KEY (id),
        UNIQUE KEY live_streaming_camera_live_streaming_id_band_member_id (live_streaming_id, band_member_id),
        UNIQUE KEY live_streaming_camera_live_streaming_camera_content_id (live_streaming_camera_content_id),
        UNIQUE KEY live_streaming_camera_live_streaming_camera_stream_key (live_streaming_camera_stream_key),
        KEY live_streaming_camera_band_member_id (band_member_id),
        KEY live_streaming_camera_video_id (video_id),
        CONSTRAINT live_streaming_camera_live_streaming FOREIGN KEY (live_streaming_id) REFERENCES live_streaming (id)
          ON DELETE CASCADE,
        CONSTRAINT live_streaming_camera_band_member FOREIGN KEY (band_member_id) REFERENCES band_member (id)
          ON DELETE CASCADE,
        CONSTRAINT live_streaming_camera_video FOREIGN KEY (video_id) REFERENCES video (id) ON DELETE SET NULL
      )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE live_streaming_camera');
  }
}
