import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Charges of cards beside QRs: by which gateway, and why one paid nothing. */
export class LetCardsPayOrders1795530000100 implements MigrationInterface {
  name = 'LetCardsPayOrders1795530000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE orders_charge
      ADD charge_way varchar(20) NOT NULL DEFAULT 'qr' AFTER charge_status,
      ADD charge_gateway varchar(20) NOT NULL DEFAULT 'kgp' AFTER charge_way,
      ADD charge_failure varchar(20) NULL,
      ADD charge_card varchar(40) NULL,
      ADD KEY orders_charge_charge_order (charge_order)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE orders_charge
      DROP KEY orders_charge_charge_order,
      DROP charge_card,
      DROP charge_failure,
      DROP charge_gateway,
      DROP charge_way`);
  }
}
