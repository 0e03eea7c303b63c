import { Controller, Get, Query, Res, type StreamableFile } from '@nestjs/common';
import {
  Allow,
  Answers,
  CurrentActor,
  limit,
  LimitedBy,
  listed,
  sendTable,
  TableDownload,
  type Actor,
  type Envelope,
} from '@wethi/platform';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { SHOP_ISSUER } from '../issuer/issuer';
import { VatFile } from './vat-file';
import { VAT_COLUMNS, VatPapers } from './vat-papers';
import { VatReport } from './vat-report';
import { VatMonthQuery, VatOfMonth, VatPaper, VatPapersFileQuery, VatPapersQuery } from './vat.dto';

const pdfLimit = limit({ key: 'vat-report', points: 20, per: '1m' });

/** The output VAT of each month, as each company that issues papers declares it (60-admin-money). */
@Controller()
@Allow('money.reconcile')
export class VatController {
  constructor(
    private readonly report: VatReport,
    private readonly papers: VatPapers,
    private readonly pdf: VatFile,
  ) {}

  @Get('vatOfMonth')
  @Answers('vatOfMonth', { one: VatOfMonth })
  vatOfMonth(@Query() query: VatMonthQuery): Promise<VatOfMonth> {
    return this.report.vatOfMonth(query);
  }

  @Get('vatPapers')
  @Answers('vatPapers', { list: VatPaper })
  async vatPapers(@Query() query: VatPapersQuery): Promise<Envelope> {
    return listed(...(await this.papers.page(query)));
  }

  @Get('vatReport')
  @LimitedBy(pdfLimit)
  @ApiOperation({ operationId: 'vatReport' })
  @ApiOkResponse({ content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } })
  async vatReport(
    @Query() query: VatMonthQuery,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const bytes = await this.pdf.of(query, actor);
    void reply.type('application/pdf').header('content-disposition', `inline; filename="vat-${ofIssuer(query)}.pdf"`);
    return bytes;
  }

  @Get('vatPapersFile')
  @TableDownload('vatPapersFile')
  async vatPapersFile(
    @Query() query: VatPapersFileQuery,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const rows = await this.papers.file(query, actor);
    return sendTable(reply, query.format, `ภาษีขาย ${ofIssuer(query)}`, VAT_COLUMNS, rows);
  }
}

/** '2026-11', and of a band 'band-7 2026-11'. */
function ofIssuer({ month, issuer }: VatMonthQuery): string {
  return issuer === SHOP_ISSUER ? month : `${issuer} ${month}`;
}
