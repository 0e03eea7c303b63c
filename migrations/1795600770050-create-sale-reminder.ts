import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who wants to hear that a show is on sale. */
export class CreateSaleReminder1795600770050 implements MigrationInterface {
  name = 'CreateSaleReminder1795600770050';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE sale_reminder (
      id int unsigned NOT NULL AUTO_INCREMENT,
      product_id int unsigned NOT NULL,
      user_id int unsigned NOT NULL,
      create_at datetime(3) NOT NULL DEFAULT current_timestamp(3),
      PRIMARY KEY (id),
      UNIQUE KEY sale_reminder_product_id_user_id (product_id, user_id),
      KEY sale_reminder_user_id (user_id),
      CONSTRAINT sale_reminder_product FOREIGN KEY (product_id) REFERENCES product (id) ON DELETE CASCADE,
      CONSTRAINT sale_reminder_user FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE sale_reminder');
  }
}
