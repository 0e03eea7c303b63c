import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Videos, and what was watched of them. */
export class CreateMedia1795200000400 implements MigrationInterface {
  name = 'CreateMedia1795200000400';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE video (
      id int unsigned NOT NULL AUTO_INCREMENT,
      create_at datetime(3) NOT NULL DEFAULT current_timestamp(3),
      update_at datetime(3) NOT NULL DEFAULT current_timestamp(3) ON UPDATE current_timestamp(3),
      create_by int unsigned NULL,
      band_id int unsigned NULL,
      stage_id int unsigned NULL,
      video_item int unsigned NOT NULL DEFAULT 1,
      video_formath varchar(20) NOT NULL DEFAULT 'myprolive',
      video_name varchar(200) CHARACTER SET utf8mb4 COLLATE utf8mb4_thai_520_w2 NOT NULL,
      video_detail text NULL,
      video_iframe varchar(500) NULL,
      video_content_id varchar(32) NULL,
      video_embed varchar(500) NULL,
      video_HLS varchar(500) NULL,
      video_status varchar(20) NOT NULL DEFAULT 'create',
      video_path varchar(200) NULL,
      video_type varchar(20) NOT NULL DEFAULT 'stage',
      video_duration int unsigned NULL,
      PRIMARY KEY (id),
      UNIQUE KEY video_video_content_id (video_content_id),
      KEY video_band_id (band_id),
      KEY video_stage_id (stage_id),
      KEY video_video_status (video_status),
      CONSTRAINT video_band FOREIGN KEY (band_id) REFERENCES band (id),
      CONSTRAINT video_stage FOREIGN KEY (stage_id) REFERENCES stage (id)
    )`);
    await runner.query(`CREATE TABLE video_statistics (
      id int unsigned NOT NULL AUTO_INCREMENT,
      create_at datetime(3) NOT NULL DEFAULT current_timestamp(3),
      update_at datetime(3) NOT NULL DEFAULT current_timestamp(3) ON UPDATE current_timestamp(3),
      create_by int unsigned NULL,
      user_id int unsigned NOT NULL,
      video_id int unsigned NOT NULL,
      product_id int unsigned NULL,
      session varchar(40) NOT NULL,
      visit_date date NOT NULL,
      cur_time_end int unsigned NOT NULL DEFAULT 0,
      time_total int unsigned NOT NULL DEFAULT 0,
      pause_total int unsigned NOT NULL DEFAULT 0,
      end_total int unsigned NOT NULL DEFAULT 0,
      three_min_total int unsigned NOT NULL DEFAULT 0,
      five_min_total int unsigned NOT NULL DEFAULT 0,
      ten_min_total int unsigned NOT NULL DEFAULT 0,
      time_start int unsigned NOT NULL DEFAULT 0,
      time_end int unsigned NOT NULL DEFAULT 0,
      event varchar(10) NOT NULL,
      count int unsigned NOT NULL DEFAULT 1,
      PRIMARY KEY (id),
      UNIQUE KEY video_statistics_user_id_video_id_session_visit_date (user_id, video_id, session, visit_date),
      KEY video_statistics_user_id (user_id),
      KEY video_statistics_video_id (video_id),
      KEY video_statistics_product_id (product_id),
      KEY video_statistics_user_id_visit_date (user_id, visit_date),
      KEY video_statistics_video_id_visit_date (video_id, visit_date),
      CONSTRAINT video_statistics_user FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE,
      CONSTRAINT video_statistics_video FOREIGN KEY (video_id) REFERENCES video (id) ON DELETE CASCADE,
      CONSTRAINT video_statistics_product FOREIGN KEY (product_id) REFERENCES product (id)
    )`);
    await runner.query(`ALTER TABLE stage_time
      ADD CONSTRAINT stage_time_video FOREIGN KEY (video_id) REFERENCES video (id) ON DELETE SET NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE stage_time DROP FOREIGN KEY stage_time_video');
    for (const table of ['video_statistics', 'video']) await runner.query(`DROP TABLE ${table}`);
  }
}
