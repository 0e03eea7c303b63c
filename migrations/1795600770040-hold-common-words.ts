import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether the words of all shows hold messages (WATCH-05). */
export class HoldCommonWords1795600770040 implements MigrationInterface {
  name = 'HoldCommonWords1795600770040';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      "ALTER TABLE holding_rules ADD COLUMN hold_words char(1) NOT NULL DEFAULT 'Y' AFTER hold_contacts",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE holding_rules DROP COLUMN hold_words');
  }
}
