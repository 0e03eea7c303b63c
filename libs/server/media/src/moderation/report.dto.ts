import { ApiProperty } from '@nestjs/swagger';
import { REPORT_REASON, valuesOf, WRITTEN_SOURCE, type ReportReason, type WrittenSource } from '@wethi/contract';
import { Id } from '@wethi/platform';
import { IsIn } from 'class-validator';

/** Body of writtenReport. */
export class ReportWritten {
  @ApiProperty({ enum: valuesOf(WRITTEN_SOURCE) })
  @IsIn(valuesOf(WRITTEN_SOURCE))
  source: WrittenSource;

  @Id(true)
  id: number;

  @ApiProperty({ enum: valuesOf(REPORT_REASON) })
  @IsIn(valuesOf(REPORT_REASON))
  reason: ReportReason;
}
