import { Controller, Get, Query, Res, type StreamableFile } from '@nestjs/common';
import { IntersectionType } from '@nestjs/swagger';
import { Allow, Answers, CurrentActor, sendTable, TableDownload, TableFormatQuery, type Actor } from '@wethi/platform';
import type { FastifyReply } from 'fastify';
import { Approvals, ApprovalsOfDays } from './approvals';
import { SalesQuery } from './sales.dto';
import { DAY_COLUMNS, PRODUCT_COLUMNS, SalesOfDay, SalesOfProduct, SalesReport } from './sales-report';

class RangeFileQuery extends IntersectionType(SalesQuery, TableFormatQuery) {}

/** What was sold in a range of days, to look at and as files. */
@Controller()
@Allow('reports.read')
export class SalesReportController {
  constructor(
    private readonly report: SalesReport,
    private readonly slips: Approvals,
  ) {}

  @Get('salesByDay')
  @Answers('salesByDay', { many: SalesOfDay })
  salesByDay(@Query() range: SalesQuery, @CurrentActor() actor: Actor): Promise<SalesOfDay[]> {
    return this.report.byDay(range, actor);
  }

  @Get('salesByDayFile')
  @TableDownload('salesByDayFile')
  async salesByDayFile(
    @Query() { format, ...range }: RangeFileQuery,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const rows = await this.report.byDay(range, actor);
    return sendTable(reply, format, `ยอดขายรายวัน ${range.date_start} ${range.date_to}`, DAY_COLUMNS, [rows]);
  }

  @Get('salesByProduct')
  @Answers('salesByProduct', { many: SalesOfProduct })
  salesByProduct(@Query() range: SalesQuery, @CurrentActor() actor: Actor): Promise<SalesOfProduct[]> {
    return this.report.byProduct(range, actor);
  }

  @Get('salesByProductFile')
  @TableDownload('salesByProductFile')
  async salesByProductFile(
    @Query() { format, ...range }: RangeFileQuery,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const rows = await this.report.byProduct(range, actor);
    return sendTable(reply, format, `ยอดขายตามงานแสดง ${range.date_start} ${range.date_to}`, PRODUCT_COLUMNS, [rows]);
  }

  @Get('approvals')
  @Answers('approvals', { one: ApprovalsOfDays })
  approvals(@Query() range: SalesQuery, @CurrentActor() actor: Actor): Promise<ApprovalsOfDays> {
    return this.slips.within(range, actor);
  }
}
