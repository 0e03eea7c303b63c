import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A band that is a company of its own may issue the papers of its products, and each issuer's VAT is read of the index alone. */
export class LetBandsIssuePapers1795600770180 implements MigrationInterface {
  name = 'LetBandsIssuePapers1795600770180';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE band
      ADD band_seller_name varchar(160) NULL AFTER band_telegrame,
      ADD band_seller_tax_id varchar(13) NULL AFTER band_seller_name,
      ADD band_seller_branch varchar(5) NULL AFTER band_seller_tax_id,
      ADD band_seller_address varchar(300) NULL AFTER band_seller_branch,
      ADD band_issues char(1) NOT NULL DEFAULT 'N' AFTER band_seller_address`);
    await runner.query(`ALTER TABLE orders_paper
      DROP KEY orders_paper_vat,
      ADD KEY orders_paper_vat (paper_issuer, paper_date, paper_kind, paper_no, paper_net, paper_vat, paper_void_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE orders_paper
      DROP KEY orders_paper_vat,
      ADD KEY orders_paper_vat (paper_date, paper_kind, paper_no, paper_net, paper_vat, paper_void_at)`);
    await runner.query(`ALTER TABLE band DROP band_seller_name, DROP band_seller_tax_id, DROP band_seller_branch,
      DROP band_seller_address, DROP band_issues`);
  }
}
