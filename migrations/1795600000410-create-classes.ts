import type { MigrationInterface, QueryRunner } from 'typeorm';

const RECORD = `id int unsigned NOT NULL AUTO_INCREMENT,
      create_at datetime(3) NOT NULL DEFAULT current_timestamp(3),
      update_at datetime(3) NOT NULL DEFAULT current_timestamp(3) ON UPDATE current_timestamp(3),
      create_by int unsigned NULL`;

/** Who came to lessons that were taught live, and hours of coaches that learners book (ADMIN-03). */
export class CreateClasses1795600000410 implements MigrationInterface {
  name = 'CreateClasses1795600000410';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE user_checking (
      ${RECORD},
      stage_time_id int unsigned NOT NULL,
      user_id int unsigned NOT NULL,
      user_checking_status varchar(20) NOT NULL,
      PRIMARY KEY (id),
      UNIQUE KEY user_checking_stage_time_id_user_id (stage_time_id, user_id),
      KEY user_checking_user_id (user_id),
      CONSTRAINT user_checking_stage_time FOREIGN KEY (stage_time_id) REFERENCES stage_time (id) ON DELETE CASCADE,
      CONSTRAINT user_checking_user FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE
    )`);
    await runner.query(`CREATE TABLE course_slot (
      ${RECORD},
      coach_id int unsigned NOT NULL,
      course_slot_date date NOT NULL,
      course_slot_start time NOT NULL,
      course_slot_to time NOT NULL,
      course_slot_place varchar(200) NULL,
      course_slot_places int unsigned NOT NULL DEFAULT 1,
      course_slot_closed char(1) NOT NULL DEFAULT 'N',
      PRIMARY KEY (id),
      UNIQUE KEY course_slot_at (coach_id, course_slot_date, course_slot_start),
      KEY course_slot_course_slot_date (course_slot_date),
      CONSTRAINT course_slot_coach FOREIGN KEY (coach_id) REFERENCES coach (id)
    )`);
    await runner.query(`CREATE TABLE user_course_booking (
      ${RECORD},
      course_slot_id int unsigned NOT NULL,
      user_id int unsigned NOT NULL,
      product_id int unsigned NOT NULL,
      user_course_booking_status varchar(20) NOT NULL DEFAULT 'wait',
      user_course_booking_note varchar(300) NULL,
      PRIMARY KEY (id),
      UNIQUE KEY user_course_booking_course_slot_id_user_id (course_slot_id, user_id),
      KEY user_course_booking_of_learner (user_id, product_id),
      KEY user_course_booking_product_id (product_id),
      CONSTRAINT user_course_booking_slot FOREIGN KEY (course_slot_id) REFERENCES course_slot (id),
      CONSTRAINT user_course_booking_user FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE,
      CONSTRAINT user_course_booking_product FOREIGN KEY (product_id) REFERENCES product (id)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE user_course_booking');
    await runner.query('DROP TABLE course_slot');
    await runner.query('DROP TABLE user_checking');
  }
}
