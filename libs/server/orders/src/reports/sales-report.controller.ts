import { Controller, Get, Query, Res, type StreamableFile } from '@nestjs/common';
import { IntersectionType } from '@nestjs/swagger';
import { Allow, Answers, CurrentActor, sendTable, TableDownload, TableFormatQuery, type Actor } from '@wethi/platform';
import type { FastifyReply } from 'fastify';
import { DateRangeQuery } from '../lists/order-query.dto';
import { DAY_COLUMNS, PRODUCT_COLUMNS, SalesOfDay, SalesOfProduct, SalesReport } from './sales-report';

class RangeFileQuery extends IntersectionType(DateRangeQuery, TableFormatQuery) {}

/** What was sold in a range of days, to look at and as files. */
@Controller()
@Allow('reports.read')
export class SalesReportController {
  constructor(private readonly report: SalesReport) {}

  @Get('salesByDay')
  @Answers('salesByDay', { many: SalesOfDay })
  salesByDay(@Query() { date_start, date_to }: DateRangeQuery, @CurrentActor() actor: Actor): Promise<SalesOfDay[]> {
    return this.report.byDay(date_start, date_to, actor);
  }

  @Get('salesByDayFile')
  @TableDownload('salesByDayFile')
  async salesByDayFile(
    @Query() { date_start, date_to, format }: RangeFileQuery,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const rows = await this.report.byDay(date_start, date_to, actor);
    return sendTable(reply, format, `ยอดขายรายวัน ${date_start} ${date_to}`, DAY_COLUMNS, [rows]);
  }

  @Get('salesByProduct')
  @Answers('salesByProduct', { many: SalesOfProduct })
  salesByProduct(
    @Query() { date_start, date_to }: DateRangeQuery,
    @CurrentActor() actor: Actor,
  ): Promise<SalesOfProduct[]> {
    return this.report.byProduct(date_start, date_to, actor);
  }

  @Get('salesByProductFile')
  @TableDownload('salesByProductFile')
  async salesByProductFile(
    @Query() { date_start, date_to, format }: RangeFileQuery,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const rows = await this.report.byProduct(date_start, date_to, actor);
    return sendTable(reply, format, `ยอดขายตามงานแสดง ${date_start} ${date_to}`, PRODUCT_COLUMNS, [rows]);
  }
}
