import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Hours that are taught in a room of the web: its address, and when each learner was sent it. */
export class SendLinksOfHours1795600770101 implements MigrationInterface {
  name = 'SendLinksOfHours1795600770101';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE course_slot ADD COLUMN course_slot_link varchar(300) NULL');
    await runner.query('ALTER TABLE user_course_booking ADD COLUMN user_course_booking_link_at datetime(3) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE user_course_booking DROP COLUMN user_course_booking_link_at');
    await runner.query('ALTER TABLE course_slot DROP COLUMN course_slot_link');
  }
}
