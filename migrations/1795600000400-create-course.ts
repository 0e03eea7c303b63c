import type { MigrationInterface, QueryRunner } from 'typeorm';

const RECORD = `id int unsigned NOT NULL AUTO_INCREMENT,
      create_at datetime(3) NOT NULL DEFAULT current_timestamp(3),
      update_at datetime(3) NOT NULL DEFAULT current_timestamp(3) ON UPDATE current_timestamp(3),
      create_by int unsigned NULL`;

/** Courses: who teaches them, and their lessons in chapters (SITE-07, ADMIN-03). */
export class CreateCourse1795600000400 implements MigrationInterface {
  name = 'CreateCourse1795600000400';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE coach (
      ${RECORD},
      band_id int unsigned NOT NULL,
      coach_name varchar(120) COLLATE utf8mb4_thai_520_w2 NOT NULL,
      coach_subtitle varchar(200) NULL,
      coach_detail varchar(1000) NULL,
      coach_img varchar(200) NULL,
      PRIMARY KEY (id),
      KEY coach_band_id (band_id),
      CONSTRAINT coach_band FOREIGN KEY (band_id) REFERENCES band (id)
    )`);
    await runner.query(`CREATE TABLE course (
      ${RECORD},
      product_id int unsigned NOT NULL,
      coach_id int unsigned NULL,
      courses_outcomes varchar(2000) NULL,
      courses_bookings int unsigned NOT NULL DEFAULT 0,
      courses_live_trade_path varchar(200) NULL,
      courses_live_streaming_path varchar(200) NULL,
      PRIMARY KEY (id),
      UNIQUE KEY course_product_id (product_id),
      KEY course_coach_id (coach_id),
      CONSTRAINT course_product FOREIGN KEY (product_id) REFERENCES product (id),
      CONSTRAINT course_coach FOREIGN KEY (coach_id) REFERENCES coach (id)
    )`);
    await runner.query(`CREATE TABLE course_chapter (
      ${RECORD},
      course_id int unsigned NOT NULL,
      course_chapter_title varchar(200) COLLATE utf8mb4_thai_520_w2 NOT NULL,
      course_chapter_item int unsigned NOT NULL DEFAULT 1,
      PRIMARY KEY (id),
      KEY course_chapter_course_id (course_id),
      KEY course_chapter_course_chapter_item (course_chapter_item),
      CONSTRAINT course_chapter_course FOREIGN KEY (course_id) REFERENCES course (id)
    )`);
    await runner.query(`ALTER TABLE stage_time
      ADD COLUMN course_chapter_id int unsigned NULL,
      ADD KEY stage_time_course_chapter_id (course_chapter_id),
      ADD CONSTRAINT stage_time_course_chapter FOREIGN KEY (course_chapter_id) REFERENCES course_chapter (id)
        ON DELETE SET NULL`);
    await runner.query(`CREATE TABLE lesson_file (
      ${RECORD},
      stage_time_id int unsigned NOT NULL,
      lesson_file_name varchar(200) COLLATE utf8mb4_thai_520_w2 NOT NULL,
      lesson_file_path varchar(200) NOT NULL,
      lesson_file_bytes int unsigned NOT NULL DEFAULT 0,
      lesson_file_item int unsigned NOT NULL DEFAULT 1,
      PRIMARY KEY (id),
      KEY lesson_file_stage_time_id (stage_time_id),
      KEY lesson_file_lesson_file_item (lesson_file_item),
      CONSTRAINT lesson_file_stage_time FOREIGN KEY (stage_time_id) REFERENCES stage_time (id) ON DELETE CASCADE
    )`);
    await runner.query(`ALTER TABLE stage_time_comment ADD COLUMN stage_time_comment_second int unsigned NULL`);
    await runner.query(`CREATE TABLE lesson_note (
      ${RECORD},
      user_id int unsigned NOT NULL,
      stage_time_id int unsigned NOT NULL,
      lesson_note_second int unsigned NOT NULL DEFAULT 0,
      lesson_note_text varchar(500) NOT NULL,
      PRIMARY KEY (id),
      KEY lesson_note_of_lesson (user_id, stage_time_id),
      KEY lesson_note_stage_time_id (stage_time_id),
      CONSTRAINT lesson_note_user FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE,
      CONSTRAINT lesson_note_stage_time FOREIGN KEY (stage_time_id) REFERENCES stage_time (id) ON DELETE CASCADE
    )`);
    await runner.query(`CREATE TABLE user_course (
      ${RECORD},
      user_id int unsigned NOT NULL,
      product_id int unsigned NOT NULL,
      user_courses_name varchar(200) NOT NULL,
      user_courses_finish date NOT NULL,
      user_courses_no varchar(20) NOT NULL,
      user_courses_page text NULL,
      user_courses_signature_path varchar(200) NULL,
      PRIMARY KEY (id),
      UNIQUE KEY user_course_user_id_product_id (user_id, product_id),
      UNIQUE KEY user_course_user_courses_no (user_courses_no),
      KEY user_course_product_id (product_id),
      CONSTRAINT user_course_user FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE,
      CONSTRAINT user_course_product FOREIGN KEY (product_id) REFERENCES product (id)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE user_course');
    await runner.query('DROP TABLE lesson_note');
    await runner.query('ALTER TABLE stage_time_comment DROP COLUMN stage_time_comment_second');
    await runner.query('DROP TABLE lesson_file');
    await runner.query(
      'ALTER TABLE stage_time DROP FOREIGN KEY stage_time_course_chapter, DROP COLUMN course_chapter_id',
    );
    await runner.query('DROP TABLE course_chapter');
    await runner.query('DROP TABLE course');
    await runner.query('DROP TABLE coach');
  }
}
