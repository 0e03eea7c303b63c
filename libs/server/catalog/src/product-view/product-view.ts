import { ApiProperty } from '@nestjs/swagger';
import { PRODUCT_KIND, STAGE_STATUS, type ProductKind, type StageStatus } from '@wethi/contract';
import { Product } from '../product/product.entity';

/** A product as the shop shows it: with the facts of its band and stage. */
export class ProductView extends Product {
  /** Only in the answer about one product, asked for by `id` or `product_url`. */
  @ApiProperty({ type: String, nullable: true, required: false })
  override product_detail: string | null;

  @ApiProperty({ type: String })
  band_name: string;

  @ApiProperty({ type: String, nullable: true })
  band_path: string | null;

  @ApiProperty({ type: String, nullable: true })
  stage_title: string | null;

  @ApiProperty({ type: String, format: 'date', nullable: true })
  stage_date: string | null;

  @ApiProperty({ type: String, nullable: true })
  stage_time_start: string | null;

  @ApiProperty({ type: String, nullable: true })
  stage_time_to: string | null;

  @ApiProperty({ type: String, enum: Object.keys(STAGE_STATUS), nullable: true })
  stage_status: StageStatus | null;
}

/** Beside the list. */
export class FoundAs {
  /** Where nothing is spelt as the search is: the spelling that was probably meant, of which the products are. */
  @ApiProperty({ type: String, required: false })
  suggestion?: string;
}

/** Stands for the moment of a show that has none yet. */
export const UNDATED = 'none';

/** What the list can be filtered and sorted by besides. */
export class ProductSelection extends ProductView {
  @ApiProperty({ type: String, enum: Object.keys(PRODUCT_KIND) })
  product_kind: ProductKind;

  @ApiProperty({ type: String, format: 'bangkok-time', description: `YYYY-MM-DD hh:mm:ss, or ${UNDATED}` })
  override product_show_at: string;
}

/** Where the added columns stand in the query that joins `band` and `stage`. */
export const JOINED = {
  band_name: 'band.band_name',
  band_path: 'band.band_path',
  stage_title: 'stage.stage_title',
  stage_date: 'stage.stage_date',
  stage_time_start: 'stage.stage_time_start',
  stage_time_to: 'stage.stage_time_to',
  stage_status: 'stage.stage_status',
} as const satisfies Partial<Record<keyof ProductView, string>>;
