import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Courses may ask their learners to sign an application; a learner's row is there before they finish, then. */
export class SignCourseApplications1795600770060 implements MigrationInterface {
  name = 'SignCourseApplications1795600770060';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE course ADD COLUMN courses_application varchar(4000) NULL');
    await runner.query(`ALTER TABLE user_course
      MODIFY user_courses_name varchar(200) NULL,
      MODIFY user_courses_finish date NULL,
      MODIFY user_courses_no varchar(20) NULL,
      ADD COLUMN user_courses_application varchar(4000) NULL,
      ADD COLUMN user_courses_sign_at datetime(3) NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM user_course WHERE user_courses_no IS NULL');
    await runner.query(`ALTER TABLE user_course
      MODIFY user_courses_name varchar(200) NOT NULL,
      MODIFY user_courses_finish date NOT NULL,
      MODIFY user_courses_no varchar(20) NOT NULL,
      DROP COLUMN user_courses_application,
      DROP COLUMN user_courses_sign_at`);
    await runner.query('ALTER TABLE course DROP COLUMN courses_application');
  }
}
