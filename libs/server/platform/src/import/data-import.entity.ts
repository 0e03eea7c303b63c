import { DATA_IMPORT_KIND, DATA_IMPORT_STATUS, type DataImportKind, type DataImportStatus } from '@wethi/contract';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { EnumColumn, IntegerColumn, Text } from '../columns/columns';
import { RecordEntity } from '../columns/record.entity';
import { KeptFor } from '../database/kept-for';
import { NamesFile } from '../storage/names-file';

/** A spreadsheet of records of one kind: taken in, and taken back again by one press. `create_by` sent it. */
@Entity('data_import')
@KeptFor(90, 'create_at')
@Index(['create_at'])
export class DataImport extends RecordEntity {
  @EnumColumn(DATA_IMPORT_KIND, { required: true })
  data_import_kind: DataImportKind;

  /** Name of the file. */
  @Text(200, { required: true })
  data_import_name: string;

  @EnumColumn(DATA_IMPORT_STATUS, { default: 'ready' })
  data_import_status: DataImportStatus;

  /** Rows below the headings. */
  @IntegerColumn()
  data_import_rows: number | null;

  /** Its headings as JSON; files of the same ones are mapped alike. */
  @Column({ type: 'text', nullable: true })
  data_import_headings: string | null;

  /** Fields of its columns as JSON, as they were applied. */
  @Column({ type: 'text', nullable: true })
  data_import_mapping: string | null;

  @IntegerColumn()
  data_import_made: number | null;

  @IntegerColumn()
  data_import_skipped: number | null;

  /** Records that were kept when it was taken back: somebody had changed or used them. */
  @IntegerColumn()
  data_import_kept: number | null;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  data_import_at: Date | null;
}

/** What was read of a file, and is left of it once its good rows are in: names and phones of people, so not for long. */
@Entity('data_import_sheet')
@KeptFor(7, 'create_at')
export class DataImportSheet {
  @PrimaryColumn({ type: 'int', unsigned: true })
  data_import_id: number;

  @Index()
  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  create_at: Date;

  /** Private path, 'import/ab…12.json'. */
  @NamesFile('private')
  @Index()
  @Column({ type: 'varchar', length: 80 })
  data_import_file: string;
}

/** A record that came from a line of an import. */
@Entity('data_import_row')
export class DataImportRow {
  @PrimaryColumn({ type: 'varchar', length: 20 })
  data_import_kind: DataImportKind;

  @PrimaryColumn({ type: 'int', unsigned: true })
  record_id: number;

  @Index()
  @Column({ type: 'int', unsigned: true })
  data_import_id: number;

  /** As the spreadsheet counts. */
  @Column({ type: 'int', unsigned: true })
  line: number;
}
