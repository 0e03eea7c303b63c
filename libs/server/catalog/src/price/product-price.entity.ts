import {
  PRODUCT_PRICE_MEMBER,
  PRODUCT_PRICE_TYPE,
  type ProductPriceMember,
  type ProductPriceType,
  type YesNo,
} from '@wethi/contract';
import { DateOnly, EnumColumn, ForeignKey, Money, OfBand, RecordEntity, Text, YesNoColumn } from '@wethi/platform';
import { Entity } from 'typeorm';

/** A price tier of a product whose product_price_list is 'Y'. */
@Entity('product_price')
@OfBand((row) => `${row}.product_id IN (SELECT id FROM product WHERE band_id = :bandId)`)
export class ProductPrice extends RecordEntity {
  @ForeignKey({ required: true })
  product_id: number;

  @EnumColumn(PRODUCT_PRICE_TYPE, { default: 'NL' })
  product_price_type: ProductPriceType;

  @EnumColumn(PRODUCT_PRICE_MEMBER, { default: 'NL' })
  product_price_member: ProductPriceMember;

  @Money({ required: true })
  product_price_value: number;

  /** 'Y' announces the tier before its first day. */
  @YesNoColumn()
  product_price_show: YesNo;

  @DateOnly()
  product_price_start: string | null;

  /** Last day of the tier. */
  @DateOnly()
  product_price_to: string | null;

  @Text(200)
  product_price_title: string | null;

  @Text(500)
  product_price_detail: string | null;

  @YesNoColumn()
  product_price_fee: YesNo;
}

declare module '@wethi/platform' {
  interface Tables {
    product_price: ProductPrice;
  }
}
