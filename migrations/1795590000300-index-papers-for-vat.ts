import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The sums of a month's VAT are read of an index alone: each paper carries a page of words. */
export class IndexPapersForVat1795590000300 implements MigrationInterface {
  name = 'IndexPapersForVat1795590000300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE orders_paper DROP INDEX orders_paper_paper_date_paper_kind,
        ADD INDEX orders_paper_vat (paper_date, paper_kind, paper_no, paper_net, paper_vat, paper_void_at)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE orders_paper DROP INDEX orders_paper_vat,
        ADD INDEX orders_paper_paper_date_paper_kind (paper_date, paper_kind)`,
    );
  }
}
