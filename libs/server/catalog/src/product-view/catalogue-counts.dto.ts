import { ApiProperty, PickType } from '@nestjs/swagger';
import { LIST_LIMIT, LIST_LIMIT_MAX } from '@wethi/contract';
import { Type as Convert } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { Band } from '../band/band.entity';

/** A band that has enabled products, with how many. */
export class BandView extends PickType(Band, ['id', 'band_name', 'band_path'] as const) {
  @ApiProperty({ type: 'integer' })
  products: number;
}

/** How many enabled products there are of each kind. */
export class ProductTotals {
  @ApiProperty({ type: 'integer' })
  stage: number;

  @ApiProperty({ type: 'integer' })
  replay: number;

  @ApiProperty({ type: 'integer' })
  course: number;

  @ApiProperty({ type: 'integer' })
  trading: number;
}

/** Whose products are counted; without a band, everybody's. */
export class TotalsQuery {
  @ApiProperty({ type: 'integer', minimum: 1, required: false })
  @IsOptional()
  @Convert(() => Number)
  @IsInt()
  @Min(1)
  band_id?: number;
}

/** Which bands, the one with the most products first. */
export class BandViewQuery {
  @ApiProperty({ type: 'integer', minimum: 1, required: false, default: 1 })
  @IsOptional()
  @Convert(() => Number)
  @IsInt()
  @Min(1)
  @Max(10_000)
  page = 1;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: LIST_LIMIT_MAX, required: false, default: LIST_LIMIT })
  @IsOptional()
  @Convert(() => Number)
  @IsInt()
  @Min(1)
  @Max(LIST_LIMIT_MAX)
  limit = LIST_LIMIT;
}
