import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The picture that is drawn of a show for its links in LINE and Facebook. */
export class DrawSharePictures1795600000530 implements MigrationInterface {
  name = 'DrawSharePictures1795600000530';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE product ADD product_share_img varchar(200) NULL AFTER product_img_coures');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE product DROP product_share_img');
  }
}
