import { PRODUCT_IMPORT_STATUS, type ProductImportStatus } from '@wethi/contract';
import { EnumColumn, IntegerColumn, KeptFor, NamesFile, RecordEntity, Text } from '@wethi/platform';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A spreadsheet of products: taken in, and taken back again by one press. `create_by` sent it. */
@Entity('product_import')
@KeptFor(90, 'create_at')
@Index(['create_at'])
export class ProductImport extends RecordEntity {
  /** Name of the file. */
  @Text(200, { required: true })
  product_import_name: string;

  @EnumColumn(PRODUCT_IMPORT_STATUS, { default: 'ready' })
  product_import_status: ProductImportStatus;

  /** Rows below the headings. */
  @IntegerColumn()
  product_import_rows: number | null;

  /** Private path of what was read of it, 'import/ab…12.json'. */
  @NamesFile('private')
  @Index()
  @Column({ type: 'varchar', length: 80, nullable: true })
  product_import_file: string | null;

  /** Its headings as JSON; files of the same ones are mapped alike. */
  @Column({ type: 'text', nullable: true })
  product_import_headings: string | null;

  /** Fields of its columns as JSON, as they were applied. */
  @Column({ type: 'text', nullable: true })
  product_import_mapping: string | null;

  @IntegerColumn()
  product_import_made: number | null;

  @IntegerColumn()
  product_import_skipped: number | null;

  /** Products that were kept when it was taken back: somebody had changed or sold them. */
  @IntegerColumn()
  product_import_kept: number | null;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  product_import_at: Date | null;
}

/** A product that came from a line of an import. */
@Entity('product_import_row')
export class ProductImportRow {
  @PrimaryColumn({ type: 'int', unsigned: true })
  product_id: number;

  @Index()
  @Column({ type: 'int', unsigned: true })
  product_import_id: number;

  /** As the spreadsheet counts. */
  @Column({ type: 'int', unsigned: true })
  line: number;
}

declare module '@wethi/platform' {
  interface Tables {
    product_import: ProductImport;
    product_import_row: ProductImportRow;
  }
}
