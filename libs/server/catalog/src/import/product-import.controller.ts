import { Body, Controller, Get, Post, Query, Req, Res, type StreamableFile } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { PRODUCT_IMPORT_FIELD, UPLOAD_BYTES, type ProductImportField } from '@wethi/contract';
import {
  Allow,
  Answers,
  CurrentActor,
  limit,
  LimitedBy,
  refuse,
  sendTable,
  TableDownload,
  TableFormatQuery,
  useUpload,
  type Actor,
} from '@wethi/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  CheckedImport,
  MappedImport,
  OfImport,
  OpenedImport,
  ShownImport,
  SkippedRowsQuery,
  TakenImport,
  UndoneImport,
} from './product-import.dto';
import { FIELDS } from './product-fields';
import { ProductImports } from './product-imports';
import { UndoImport } from './undo-import';

const importLimit = limit({ key: 'product-import', points: 30, per: '10m' });
const IMAGES = { type: 'string', format: 'binary' };

type Sample = Partial<Record<ProductImportField, string>>;
const SAMPLES: Sample[] = [
  {
    ...{ product_title: 'แสงสุดท้ายก่อนเช้า', band_name: 'ชื่อวงตามที่อยู่ในร้าน', product_price: '590' },
    ...{ product_price_unchanged: '690', product_start: '28/11/2569', product_to: '28/11/2569' },
    ...{ product_url: 'saeng-sudthai', product_type: 'M', product_format: 'online', product_status: 'coming' },
  },
  { product_title: 'คลื่นสีน้ำเงิน', band_name: 'ชื่อวงตามที่อยู่ในร้าน', product_price: '290.50', product_start: '2026-12-05' },
  { product_title: 'เวิร์กช็อปแต่งเพลง', band_name: 'ชื่อวงตามที่อยู่ในร้าน', product_price: '1,200', product_type: 'C' },
];

/** Products from a spreadsheet, step by step (design: 57). */
@Controller()
@Allow('catalog.import')
export class ProductImportController {
  constructor(
    private readonly imports: ProductImports,
    private readonly undoing: UndoImport,
  ) {}

  @Get('productImport')
  @Answers('productImport', { many: ShownImport })
  last(): Promise<ShownImport[]> {
    return this.imports.last();
  }

  @Post('productImport')
  @LimitedBy(importLimit)
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: { type: 'object', required: ['images'], properties: { images: IMAGES, name: { type: 'string' } } },
  })
  @Answers('openProductImport', { one: OpenedImport })
  receive(@Req() request: FastifyRequest, @CurrentActor() actor: Actor): Promise<OpenedImport> {
    return useUpload(request, ({ bytes, fields }) => {
      if (bytes.length > UPLOAD_BYTES) throw refuse('TOO_LARGE');
      return this.imports.receive(fields['name'] ?? '', bytes, actor);
    });
  }

  @Post('productImportCheck')
  @Answers('productImportCheck', { one: CheckedImport })
  check(@Body() wish: MappedImport): Promise<CheckedImport> {
    return this.imports.check(wish);
  }

  @Post('productImportTake')
  @Answers('productImportTake', { one: TakenImport })
  take(@Body() wish: MappedImport, @CurrentActor() actor: Actor): Promise<TakenImport> {
    return this.imports.take(wish, actor);
  }

  @Post('productImportUndo')
  @Answers('productImportUndo', { one: UndoneImport })
  undo(@Body() { id }: OfImport, @CurrentActor() actor: Actor): Promise<UndoneImport> {
    return this.undoing.undo(id, actor);
  }

  /** Its headings and three rows to write over. */
  @Get('productImportSample')
  @TableDownload('productImportSample')
  sample(@Query() { format }: TableFormatQuery, @Res({ passthrough: true }) reply: FastifyReply): StreamableFile {
    const columns = FIELDS.map((name) => ({ name, title: PRODUCT_IMPORT_FIELD[name] }));
    return sendTable(reply, format, 'ตัวอย่างนำเข้าสินค้า', columns, [SAMPLES]);
  }

  /** The rows that did not go in, with why, to be put right and sent again. */
  @Get('productImportSkipped')
  @TableDownload('productImportSkipped')
  async skipped(
    @Query() { id, format }: SkippedRowsQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { sheet, faults } = await this.imports.skipped(id);
    const reasons = new Map<number, string[]>();
    for (const { line, column, reason } of faults)
      reasons.set(line, [...(reasons.get(line) ?? []), `${column}: ${reason}`]);
    const columns = [
      ...sheet.headings.map((title, place) => ({ name: String(place), title })),
      { name: 'line', title: 'แถวเดิม' },
      { name: 'reason', title: 'ผิดอย่างไร' },
    ];
    const rows = sheet.rows.map(({ line, cells }): Record<string, string> => {
      const reason = reasons.get(line)?.join(' · ') ?? '';
      return { ...Object.fromEntries(cells.map((cell, place) => [String(place), cell])), line: String(line), reason };
    });
    return sendTable<Record<string, string>>(reply, format, 'แถวที่ข้าม', columns, [rows]);
  }
}
