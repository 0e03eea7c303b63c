import { ApiProperty } from '@nestjs/swagger';
import { PRODUCT_COPY_PART, valuesOf, type ProductCopyPart } from '@wethi/contract';
import { Id } from '@wethi/platform';
import { ArrayUnique, IsArray, IsDateString, IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { PRODUCT_URL } from '../product/product.entity';

const PARTS = valuesOf(PRODUCT_COPY_PART);

/** Body of productCopy. */
export class ProductCopyBody {
  @Id(true)
  id: number;

  /** The day of the new show; the days of its prices move along. Without it they stay. */
  @ApiProperty({ type: String, format: 'date', required: false, nullable: true })
  @IsOptional()
  @IsDateString({ strict: true })
  product_start?: string | null;

  /** Without it the old one's, as a copy. */
  @ApiProperty({ type: String, maxLength: 200, required: false, nullable: true })
  @IsOptional()
  @IsString()
  @Matches(/\S/, { message: 'กรุณากรอกข้อมูล' })
  @MaxLength(200)
  product_title?: string | null;

  /** Without it the old one's with a number behind it. */
  @ApiProperty({ type: String, maxLength: 120, required: false, nullable: true })
  @IsOptional()
  @IsString()
  @Matches(PRODUCT_URL.pattern, { message: PRODUCT_URL.hint })
  @MaxLength(120)
  product_url?: string | null;

  /** What it takes along; without it everything. */
  @ApiProperty({ enum: PARTS, isArray: true, required: false })
  @IsOptional()
  @IsArray()
  @ArrayUnique()
  @IsIn(PARTS, { each: true })
  parts?: ProductCopyPart[];
}
