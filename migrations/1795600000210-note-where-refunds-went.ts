import type { MigrationInterface, QueryRunner } from 'typeorm';

/** To which account money was given back, and the slip of the transfer. */
export class NoteWhereRefundsWent1795600000210 implements MigrationInterface {
  name = 'NoteWhereRefundsWent1795600000210';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE orders_refund
      ADD orders_refund_account varchar(200) NULL AFTER orders_refund_note,
      ADD orders_refund_slip varchar(80) NULL AFTER orders_refund_account,
      ADD KEY orders_refund_orders_refund_slip (orders_refund_slip)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE orders_refund DROP KEY orders_refund_orders_refund_slip, DROP orders_refund_slip, DROP orders_refund_account',
    );
  }
}
