import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who waits for places of a hall says for how many, and whether fewer would do; what they got so is counted (BUY-20). */
export class WaitForSeveralPlaces1795600771004 implements MigrationInterface {
  name = 'WaitForSeveralPlaces1795600771004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE waiting_list
      ADD COLUMN list_places int unsigned NOT NULL DEFAULT 1 AFTER list_state,
      ADD COLUMN list_fewer char(1) NOT NULL DEFAULT 'N' AFTER list_places,
      ADD COLUMN list_bought int unsigned NOT NULL DEFAULT 0 AFTER list_missed,
      DROP KEY waiting_list_list_state_product_id_list_at,
      ADD KEY waiting_list_list_state_product_id_list_at_list_places (list_state, product_id, list_at, list_places),
      ADD KEY waiting_list_product_id_list_bought (product_id, list_bought)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE waiting_list
      DROP KEY waiting_list_product_id_list_bought,
      DROP KEY waiting_list_list_state_product_id_list_at_list_places,
      ADD KEY waiting_list_list_state_product_id_list_at (list_state, product_id, list_at),
      DROP COLUMN list_bought, DROP COLUMN list_fewer, DROP COLUMN list_places`);
  }
}
