import { Controller, Get, Query, Res, type StreamableFile } from '@nestjs/common';
import {
  Allow,
  Answers,
  CurrentActor,
  listed,
  sendTable,
  TableDownload,
  type Actor,
  type Envelope,
} from '@wethi/platform';
import type { FastifyReply } from 'fastify';
import { VAT_COLUMNS, VatPapers } from './vat-papers';
import { VatReport } from './vat-report';
import { VatMonthQuery, VatOfMonth, VatPaper, VatPapersFileQuery, VatPapersQuery } from './vat.dto';

/** The output VAT of each month, as the shop company declares it (60-admin-money). */
@Controller()
@Allow('money.reconcile')
export class VatController {
  constructor(
    private readonly report: VatReport,
    private readonly papers: VatPapers,
  ) {}

  @Get('vatOfMonth')
  @Answers('vatOfMonth', { one: VatOfMonth })
  vatOfMonth(@Query() { month }: VatMonthQuery): Promise<VatOfMonth> {
    return this.report.vatOfMonth(month);
  }

  @Get('vatPapers')
  @Answers('vatPapers', { list: VatPaper })
  async vatPapers(@Query() query: VatPapersQuery): Promise<Envelope> {
    return listed(...(await this.papers.page(query)));
  }

  @Get('vatPapersFile')
  @TableDownload('vatPapersFile')
  async vatPapersFile(
    @Query() query: VatPapersFileQuery,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const rows = await this.papers.file(query, actor);
    return sendTable(reply, query.format, `ภาษีขาย ${query.month}`, VAT_COLUMNS, rows);
  }
}
