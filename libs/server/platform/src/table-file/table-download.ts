import { applyDecorators, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { TABLE_FORMATS, tableFile, type Batches, type TableColumn, type TableFormat } from './table-file';

const TYPES: Record<TableFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
const BINARY = { schema: { type: 'string', format: 'binary' } };

/** Query of a call that answers a file for a spreadsheet. */
export class TableFormatQuery {
  @ApiProperty({ enum: TABLE_FORMATS })
  @IsIn(TABLE_FORMATS)
  format: TableFormat;
}

/** Declares an operation that answers a file for a spreadsheet. */
export function TableDownload(operationId: string) {
  return applyDecorators(
    ApiOperation({ operationId }),
    ApiOkResponse({ content: { 'text/csv': BINARY, [TYPES.xlsx]: BINARY } }),
  );
}

/**
 * Answers rows as a file.
 * @param name of the file, without its ending; in any language
 * @param batches the rows; a list of one batch is one that stands in memory
 * @returns the body for the handler to return
 */
export function sendTable<Row>(
  reply: FastifyReply,
  format: TableFormat,
  name: string,
  columns: readonly TableColumn<Row>[],
  batches: Batches<Row>,
): StreamableFile {
  const fileName = encodeURIComponent(`${name}.${format}`);
  void reply.type(TYPES[format]).header('content-disposition', `attachment; filename*=UTF-8''${fileName}`);
  return new StreamableFile(tableFile(format, columns, batches));
}
