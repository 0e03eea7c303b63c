import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a gateway took back what it had collected. */
export class TakeBackCharges1795600771003 implements MigrationInterface {
  name = 'TakeBackCharges1795600771003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE orders_charge
      ADD charge_reversed_at datetime(3) NULL,
      ADD KEY orders_charge_charge_reversed_at (charge_reversed_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders_charge DROP KEY orders_charge_charge_reversed_at, DROP charge_reversed_at');
  }
}
