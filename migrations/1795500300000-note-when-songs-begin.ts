import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where in its video a song begins, as the studio noted it. */
export class NoteWhenSongsBegin1795500300000 implements MigrationInterface {
  name = 'NoteWhenSongsBegin1795500300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE stage_time ADD stage_detail_time_second int unsigned NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE stage_time DROP stage_detail_time_second');
  }
}
