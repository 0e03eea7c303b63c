import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A lesson that another coach gives than the course's. */
export class NameCoachesOfLessons1795600770100 implements MigrationInterface {
  name = 'NameCoachesOfLessons1795600770100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE stage_time
      ADD COLUMN coach_id int unsigned NULL,
      ADD KEY stage_time_coach_id (coach_id),
      ADD CONSTRAINT stage_time_coach FOREIGN KEY (coach_id) REFERENCES coach (id) ON DELETE SET NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE stage_time DROP FOREIGN KEY stage_time_coach, DROP COLUMN coach_id');
  }
}
