import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often the picture stood still in a viewing, for how long, and on which device and network. */
export class CountStalls1795503000200 implements MigrationInterface {
  name = 'CountStalls1795503000200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE video_statistics
      ADD stall_total int unsigned NOT NULL DEFAULT 0,
      ADD stall_seconds int unsigned NOT NULL DEFAULT 0,
      ADD device varchar(20) NULL,
      ADD network varchar(20) NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE video_statistics DROP network, DROP device, DROP stall_seconds, DROP stall_total');
  }
}
