import { Body, Get, Inject, Post, Query, Req, Res, type StreamableFile, type Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { DATA_IMPORT, UPLOAD_BYTES, type Permission } from '@wethi/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow, CurrentActor } from '../auth/access';
import type { Actor } from '../auth/actor';
import { Answers, TakesFile } from '../http/documentation';
import { useUpload } from '../http/upload';
import { limit } from '../limits/limit';
import { LimitedBy } from '../limits/request-limit';
import { refuse } from '../refusal/refusal';
import { sendTable, TableDownload, TableFormatQuery } from '../table-file/table-download';
import {
  CheckedImport,
  MappedImport,
  OfImport,
  OpenedImport,
  SkippedRowsQuery,
  TakenImport,
  UndoneImport,
} from './data-import.dto';
import type { ImportKind } from './import-kind';
import { Imports } from './imports';
import { UndoImports } from './undo-imports';

class FileForm {
  @ApiProperty({ type: 'string', format: 'binary' })
  images: string;

  /** As the file is called. */
  @ApiProperty({ type: String, required: false })
  name?: string;
}

interface ImportRoutesOptions {
  /** Wire name: `productImport` serves POST productImport, productImportCheck, productImportTake and so on. */
  path: string;
  permission: Permission;
  /** Of the sample file. */
  sample: string;
}

/** The calls of one kind of import, step by step (design: 57). @param kindClass what is different about it */
export function ImportRoutes(kindClass: Type<ImportKind>, { path, permission, sample }: ImportRoutesOptions) {
  const importLimit = limit({ key: path, points: 30, per: '10m' });

  abstract class Routes {
    @Inject(kindClass) protected readonly kind: ImportKind;
    @Inject(Imports) protected readonly imports: Imports;
    @Inject(UndoImports) protected readonly undoing: UndoImports;

    @Post(path)
    @Allow(permission)
    @LimitedBy(importLimit)
    @TakesFile(FileForm)
    @Answers(`open-${path}`, { one: OpenedImport })
    receive(@Req() request: FastifyRequest, @CurrentActor() actor: Actor): Promise<OpenedImport> {
      return useUpload(request, ({ bytes, fields }) => {
        if (bytes.length > UPLOAD_BYTES) throw refuse('TOO_LARGE');
        return this.imports.receive(this.kind, fields['name'] ?? '', bytes, actor);
      });
    }

    @Post(`${path}Check`)
    @Allow(permission)
    @Answers(`${path}Check`, { one: CheckedImport })
    check(@Body() wish: MappedImport): Promise<CheckedImport> {
      return this.imports.check(this.kind, wish);
    }

    @Post(`${path}Take`)
    @Allow(permission)
    @Answers(`${path}Take`, { one: TakenImport })
    take(@Body() wish: MappedImport, @CurrentActor() actor: Actor): Promise<TakenImport> {
      return this.imports.take(this.kind, wish, actor);
    }

    @Post(`${path}Undo`)
    @Allow(permission)
    @Answers(`${path}Undo`, { one: UndoneImport })
    undo(@Body() { id }: OfImport, @CurrentActor() actor: Actor): Promise<UndoneImport> {
      return this.undoing.undo(this.kind, id, actor);
    }

    /** Its headings and rows to write over. */
    @Get(`${path}Sample`)
    @Allow(permission)
    @TableDownload(`${path}Sample`)
    sample(@Query() { format }: TableFormatQuery, @Res({ passthrough: true }) reply: FastifyReply): StreamableFile {
      const columns = Object.entries(DATA_IMPORT[this.kind.kind].fields).map(([name, title]) => ({ name, title }));
      return sendTable<Partial<Record<string, string>>>(reply, format, sample, columns, [[...this.kind.samples]]);
    }

    /** The rows that did not go in, with why, to be put right and sent again. */
    @Get(`${path}Skipped`)
    @Allow(permission)
    @TableDownload(`${path}Skipped`)
    async skipped(
      @Query() { id, format }: SkippedRowsQuery,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<StreamableFile> {
      const { sheet, faults } = await this.imports.skipped(this.kind, id);
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
  return Routes;
}
