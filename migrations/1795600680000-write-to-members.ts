import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages go to buyers of a show, or to members whose membership is nearly over (ACC-12, TELL-07). */
export class WriteToMembers1795600680000 implements MigrationInterface {
  name = 'WriteToMembers1795600680000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE buyer_message
      ADD buyer_message_to varchar(20) NOT NULL DEFAULT 'buyers' AFTER create_by,
      MODIFY product_id int unsigned NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM buyer_message WHERE product_id IS NULL`);
    await runner.query(
      `ALTER TABLE buyer_message DROP COLUMN buyer_message_to, MODIFY product_id int unsigned NOT NULL`,
    );
  }
}
