import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since when the buyer of an approved order, for which no money was found, is asked for another slip. */
export class AskForSlips1795590000320 implements MigrationInterface {
  name = 'AskForSlips1795590000320';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders ADD orders_slip_asked_at datetime(3) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders DROP orders_slip_asked_at');
  }
}
