import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When those who follow a band were told of a show; what is on the site already is no news (TELL-06). */
export class TellOfShowsOnce1795600770400 implements MigrationInterface {
  name = 'TellOfShowsOnce1795600770400';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE product ADD product_told_at datetime(3) NULL');
    await runner.query(
      "UPDATE product SET product_told_at = create_at, update_at = update_at WHERE product_disable = 'N'",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE product DROP product_told_at');
  }
}
