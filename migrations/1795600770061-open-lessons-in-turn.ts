import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lessons that open once the one before them is seen. */
export class OpenLessonsInTurn1795600770061 implements MigrationInterface {
  name = 'OpenLessonsInTurn1795600770061';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE stage_time ADD COLUMN stage_detail_time_after char(1) NOT NULL DEFAULT 'N'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE stage_time DROP COLUMN stage_detail_time_after');
  }
}
