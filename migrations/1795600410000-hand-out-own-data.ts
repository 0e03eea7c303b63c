import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Personnel takes a customer's data for them, who has no way in or asked by letter (ACC-10). */
export class HandOutOwnData1795600410000 implements MigrationInterface {
  name = 'HandOutOwnData1795600410000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE own_data_file ADD own_data_file_by int unsigned NULL AFTER user_id');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE own_data_file DROP own_data_file_by');
  }
}
