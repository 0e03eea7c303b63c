import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What somebody who is blocked reads of the reason; the details stay among colleagues. */
export class TellWhoIsBlockedWhy1795600720100 implements MigrationInterface {
  name = 'TellWhoIsBlockedWhy1795600720100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE user ADD user_block_told varchar(100) NULL AFTER user_block_reason');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE user DROP user_block_told');
  }
}
