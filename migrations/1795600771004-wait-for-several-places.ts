import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who waits for places of a hall says for how many, and whether fewer would do (BUY-20). */
export class WaitForSeveralPlaces1795600771004 implements MigrationInterface {
  name = 'WaitForSeveralPlaces1795600771004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE waiting_list
      ADD COLUMN list_places int unsigned NOT NULL DEFAULT 1 AFTER list_state,
      ADD COLUMN list_fewer char(1) NOT NULL DEFAULT 'N' AFTER list_places`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE waiting_list DROP COLUMN list_fewer, DROP COLUMN list_places');
  }
}
