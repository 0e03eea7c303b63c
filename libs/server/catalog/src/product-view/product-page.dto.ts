import { ApiProperty } from '@nestjs/swagger';
import { IsString } from 'class-validator';
import { BandMember } from '../band/band-member.entity';
import { ProductPrice } from '../price/product-price.entity';
import { ProductDetailList } from '../product/product-detail-list.entity';
import { ProductDetailType } from '../product/product-detail-type.entity';
import { StageTime } from '../stage/stage-time.entity';
import { StageTimeMember } from '../stage/stage-time-member.entity';
import { ProductView } from './product-view';

export class ProductPageQuery {
  /** Its address, or one that it had. However long: an address that no product can have is one that leads nowhere. */
  @ApiProperty({ type: String })
  @IsString()
  product_url: string;
}

/** All that the page of a product shows. */
export class ProductPage {
  @ApiProperty({ type: ProductView })
  product: ProductView;

  /** How many are left to sell; null without a limit. */
  @ApiProperty({ type: 'integer', nullable: true })
  places_left: number | null;

  /** Those that are sold or announced, where the product sells at tiers. */
  @ApiProperty({ type: [ProductPrice] })
  prices: ProductPrice[];

  /** Of the band. */
  @ApiProperty({ type: [BandMember] })
  members: BandMember[];

  @ApiProperty({ type: [ProductDetailList] })
  details: ProductDetailList[];

  /** The tabs that the details stand in. */
  @ApiProperty({ type: [ProductDetailType] })
  tabs: ProductDetailType[];

  /** The items of the stage. */
  @ApiProperty({ type: [StageTime] })
  set_list: StageTime[];

  /** Who plays in which item. */
  @ApiProperty({ type: [StageTimeMember] })
  players: StageTimeMember[];
}
