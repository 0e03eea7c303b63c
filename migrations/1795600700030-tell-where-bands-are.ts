import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where a band is from, and its own ways to its listeners (SITE-08). */
export class TellWhereBandsAre1795600700030 implements MigrationInterface {
  name = 'TellWhereBandsAre1795600700030';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE band
      ADD band_place varchar(80) NULL AFTER band_detail,
      ADD band_page varchar(300) NULL AFTER band_place,
      ADD band_listen varchar(300) NULL AFTER band_page,
      ADD band_mail varchar(120) NULL AFTER band_listen`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE band DROP band_place, DROP band_page, DROP band_listen, DROP band_mail');
  }
}
