import { ApiProperty } from '@nestjs/swagger';
import { Id } from '@wethi/platform';
import { IsDateString, IsOptional } from 'class-validator';

/** Body of productCopy. */
export class ProductCopyBody {
  @Id(true)
  id: number;

  /** The day of the new show; the days of its prices move along. Without it they stay. */
  @ApiProperty({ type: String, format: 'date', required: false, nullable: true })
  @IsOptional()
  @IsDateString({ strict: true })
  product_start?: string | null;
}
