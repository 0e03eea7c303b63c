import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Limits leak instead of counting in windows; what was counted is not worth carrying over. */
export class LeakLimits1795400000300 implements MigrationInterface {
  name = 'LeakLimits1795400000300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE spending');
    await runner.query(`CREATE TABLE rate_limit (
      name varchar(120) COLLATE utf8mb4_bin NOT NULL,
      empty_at datetime(3) NOT NULL,
      allowed tinyint unsigned NOT NULL,
      PRIMARY KEY (name),
      KEY rate_limit_empty_at (empty_at)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE rate_limit');
    await runner.query(`CREATE TABLE spending (
      budget varchar(120) COLLATE utf8mb4_bin NOT NULL,
      used int unsigned NOT NULL,
      ends_at datetime(3) NOT NULL,
      PRIMARY KEY (budget),
      KEY spending_ends_at (ends_at)
    )`);
  }
}
