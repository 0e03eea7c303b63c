import { OfNoBand, RecordEntity, Text } from '@wethi/platform';
import { Entity } from 'typeorm';

/** A tab of the package page, such as 'คำถาม'. */
@Entity('product_detail_type')
@OfNoBand()
export class ProductDetailType extends RecordEntity {
  @Text(120, { required: true, search: true, name: true })
  product_detail_tab_name: string;
}
