import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is left of a waiting room's line when Redis is lost (BUY-14). */
export class CopyQueues1795540000200 implements MigrationInterface {
  name = 'CopyQueues1795540000200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE queue_copy (
      product_id int unsigned NOT NULL,
      copy_line mediumtext NOT NULL,
      copy_at datetime(3) NOT NULL,
      KEY queue_copy_copy_at (copy_at),
      PRIMARY KEY (product_id),
      CONSTRAINT queue_copy_product_id FOREIGN KEY (product_id) REFERENCES product (id) ON DELETE CASCADE
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE queue_copy');
  }
}
