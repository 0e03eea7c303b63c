import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsInt,
  IsString,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';

const MOST_NAMED = 10_000;
/** As many as an address holds. */
const MOST_IN_ADDRESS = 500;

/** Parameters of the list of orders as its address has them: 'orders_status=approve&band_id=3'. */
function ListAddress() {
  return applyDecorators(ApiProperty({ maxLength: 1000, required: false }), IsString(), MaxLength(1000));
}

/** Several orders: named by their ids, or by what selects them in the list. */
export class SeveralOrders {
  @ListAddress()
  @ValidateIf(({ filter }: SeveralOrders) => filter !== undefined)
  filter?: string;

  @ApiProperty({ type: [Number], minItems: 1, maxItems: MOST_NAMED, required: false })
  @ValidateIf(({ ids, filter }: SeveralOrders) => ids !== undefined || filter === undefined)
  @IsInt({ each: true })
  @ArrayUnique()
  @ArrayMaxSize(MOST_NAMED)
  @ArrayMinSize(1)
  @IsArray()
  ids?: number[];
}

/** The same in an address: `ids=3,5,8`. */
export class SeveralOrdersQuery {
  /** `filter` is what lists call theirs. */
  @ListAddress()
  @ValidateIf(({ selection }: SeveralOrdersQuery) => selection !== undefined)
  selection?: string;

  @ApiProperty({ type: String, example: '1,2', required: false })
  @ValidateIf(({ ids, selection }: SeveralOrdersQuery) => ids !== undefined || selection === undefined)
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.split(',').map(Number) : value))
  @Min(1, { each: true })
  @IsInt({ each: true })
  @ArrayUnique()
  @ArrayMaxSize(MOST_IN_ADDRESS)
  @ArrayMinSize(1)
  @IsArray()
  ids?: number[];
}
