import { ApiProperty, PickType } from '@nestjs/swagger';
import { IMPORT_FIXES } from '@wethi/contract';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsInt, IsOptional, IsString, MaxLength, Min, ValidateNested } from 'class-validator';
import { Id } from '../http/documentation';
import { TableFormatQuery } from '../table-file/table-download';
import { DataImport } from './data-import.entity';

const integer = { type: 'integer' } as const;
const text = { type: String, nullable: true } as const;
const MOST_COLUMNS = 60;
const FIELD = { maxLength: 40 };

export class SheetColumn {
  @ApiProperty() heading: string;
  /** The first values that stand below it. */
  @ApiProperty({ type: [String] }) samples: string[];
  /** What it seems to be: by its heading, or as files like it were mapped before. */
  @ApiProperty(text) field: string | null;
}

/** A spreadsheet that was read, before its columns have a meaning. */
export class OpenedImport {
  @ApiProperty(integer) id: number;
  @ApiProperty() name: string;
  /** Of the sheet, in a book. */
  @ApiProperty(text) sheet: string | null;
  @ApiProperty(integer) rows: number;
  @ApiProperty({ type: [SheetColumn] }) columns: SheetColumn[];
}

/** Another value for a cell. */
export class CellFix {
  @ApiProperty({ ...integer, minimum: 1 })
  @IsInt()
  @Min(1)
  line: number;

  @ApiProperty(FIELD)
  @IsString()
  @MaxLength(FIELD.maxLength)
  field: string;

  @ApiProperty({ maxLength: 20_000 })
  @IsString()
  @MaxLength(20_000)
  value: string;
}

/** What the columns of a file mean. */
export class MappedImport {
  @Id(true) id: number;

  /** A field of the kind for each column; '' leaves it out. */
  @ApiProperty({ type: [String], maxItems: MOST_COLUMNS })
  @IsArray()
  @ArrayMaxSize(MOST_COLUMNS)
  @IsString({ each: true })
  @MaxLength(FIELD.maxLength, { each: true })
  mapping: string[];

  @ApiProperty({ type: [CellFix], required: false, maxItems: IMPORT_FIXES })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(IMPORT_FIXES)
  @ValidateNested({ each: true })
  @Type(() => CellFix)
  fixes?: CellFix[];
}

export class ImportFault {
  @ApiProperty(integer) line: number;
  @ApiProperty() column: string;
  @ApiProperty() field: string;
  @ApiProperty() value: string;
  @ApiProperty() reason: string;
}

/** A row that would go in. */
export class ReadyLine {
  @ApiProperty(integer) line: number;
  /** What stands in the columns that have a meaning, in the order of the file. */
  @ApiProperty({ type: [String] }) cells: string[];
}

/** What would go in. */
export class CheckedImport {
  @ApiProperty(integer) total: number;
  @ApiProperty(integer) ready: number;
  /** Lines that would not. */
  @ApiProperty(integer) bad: number;
  /** Why, cell by cell; the first of them. */
  @ApiProperty({ type: [ImportFault] }) faults: ImportFault[];
  /** The first rows that would go in. */
  @ApiProperty({ type: [ReadyLine] }) rows: ReadyLine[];
}

export class TakenImport {
  @ApiProperty(integer) made: number;
  @ApiProperty(integer) skipped: number;
}

export class UndoneImport {
  @ApiProperty(integer) removed: number;
  /** Changed or used by something else meanwhile. */
  @ApiProperty(integer) kept: number;
}

export class OfImport {
  @Id(true) id: number;
}

/** An import among the last ones. */
export class ShownImport extends PickType(DataImport, [
  'id',
  'create_at',
  'data_import_kind',
  'data_import_name',
  'data_import_status',
  'data_import_rows',
  'data_import_made',
  'data_import_skipped',
  'data_import_kept',
]) {
  @ApiProperty(text) by_name: string | null;
  /** Until then it can be taken back; null when it cannot. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) undo_until: Date | null;
}

export class SkippedRowsQuery extends TableFormatQuery {
  @Id(true) id: number;
}
