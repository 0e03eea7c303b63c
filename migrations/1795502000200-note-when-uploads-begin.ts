import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of two uploads of a video the one that was begun later counts, however often the other was worked on meanwhile. */
export class NoteWhenUploadsBegin1795502000200 implements MigrationInterface {
  name = 'NoteWhenUploadsBegin1795502000200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE video_source ADD source_begun_at datetime(3) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE video_source DROP source_begun_at');
  }
}
