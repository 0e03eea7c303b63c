import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Several tickets of a hall are bought at once (BUY-20): as many places are held while they are paid. */
export class HoldSeveralPlaces1795600000100 implements MigrationInterface {
  name = 'HoldSeveralPlaces1795600000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE place_hold ADD hold_places int unsigned NOT NULL DEFAULT 1 AFTER hold_state');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE place_hold DROP hold_places');
  }
}
