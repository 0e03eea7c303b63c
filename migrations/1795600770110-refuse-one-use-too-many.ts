import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who takes a use where none is left writes the largest number, which fails their transaction (docs/decisions/0039). */
export class RefuseOneUseTooMany1795600770110 implements MigrationInterface {
  name = 'RefuseOneUseTooMany1795600770110';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE coupon_count ADD CONSTRAINT coupon_count_used_up CHECK (used < 4294967295)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE coupon_count DROP CONSTRAINT coupon_count_used_up');
  }
}
