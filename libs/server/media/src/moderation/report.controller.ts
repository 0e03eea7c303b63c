import { Body, Controller, Post } from '@nestjs/common';
import { Allow, Answers, CurrentActor, NoData, type Actor } from '@wethi/platform';
import { ReportWritten } from './report.dto';
import { Reporting } from './reporting';

/** Viewers say that something should not stand there. */
@Controller()
@Allow('member')
export class ReportController {
  constructor(private readonly reporting: Reporting) {}

  @Post('writtenReport')
  @Answers('writtenReport', { one: NoData })
  async report(@Body() report: ReportWritten, @CurrentActor() actor: Actor): Promise<null> {
    await this.reporting.report(report, actor);
    return null;
  }
}
