import { ApiProperty } from '@nestjs/swagger';
import type { YesNo } from '@wethi/contract';
import { Id } from '@wethi/platform';
import { IsIn } from 'class-validator';

/** Body of saleReminder, and its answer. */
export class SaleReminderState {
  @Id(true)
  product_id: number;

  @ApiProperty({ enum: ['Y', 'N'] })
  @IsIn(['Y', 'N'])
  sale_reminder: YesNo;
}

/** A show of whose sale the caller will hear. */
export class RemindedSale {
  @ApiProperty({ type: 'integer' })
  product_id: number;
}
