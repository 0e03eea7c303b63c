import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was watched long ago is found by its day, to be deleted (ACC-10). */
export class FindOldViewings1795600770250 implements MigrationInterface {
  name = 'FindOldViewings1795600770250';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE video_statistics ADD KEY video_statistics_visit_date (visit_date)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE video_statistics DROP KEY video_statistics_visit_date');
  }
}
