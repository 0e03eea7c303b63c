import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A show may have a bot of its own, whose token is sealed; personnel know it by its end. */
export class SealBotsOfShows1795600740030 implements MigrationInterface {
  name = 'SealBotsOfShows1795600740030';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE product ADD product_token_end varchar(10) NULL AFTER product_token`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE product DROP product_token_end`);
  }
}
