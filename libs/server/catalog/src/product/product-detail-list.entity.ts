import { ForeignKey, Html, IntegerColumn, NamesFile, OfBand, Picture, RecordEntity, Text } from '@wethi/platform';
import { Entity } from 'typeorm';

/** An item under one tab of a product's page. */
@Entity('product_detail_list')
@OfBand((row) => `${row}.product_id IN (SELECT id FROM product WHERE band_id = :bandId)`)
export class ProductDetailList extends RecordEntity {
  @ForeignKey({ required: true })
  product_id: number;

  @ForeignKey({ required: true })
  product_detail_type_id: number;

  @Text(300, { required: true, search: true })
  product_detail_list_title: string;

  @Html({ pictures: true })
  product_detail_list_detail: string | null;

  @IntegerColumn({ default: 1, index: true })
  product_detail_list_item: number;

  @NamesFile('public')
  @Text(200)
  product_detail_list_file: string | null;

  @Picture()
  product_detail_list_img: string | null;
}
