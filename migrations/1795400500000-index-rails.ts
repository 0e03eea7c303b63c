import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The rails of the home page and the counts of the filters, each from an index; a product without a stage has its own date. */
export class IndexRails1795400500000 implements MigrationInterface {
  name = 'IndexRails1795400500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE product
         ADD KEY product_kind_show_at (product_disable, product_type, product_status, product_show_at),
         ADD KEY product_product_disable_band_id (product_disable, band_id)`,
    );
    await runner.query(
      `UPDATE product SET product_show_at = product_start, update_at = update_at
        WHERE product_show_at IS NULL AND product_start IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE product DROP KEY product_product_disable_band_id, DROP KEY product_kind_show_at');
  }
}
