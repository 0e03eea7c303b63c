import { ForeignKey, OfNoBand, RecordEntity, Text } from '@wethi/platform';
import { Entity, Index } from 'typeorm';

/** An address that a product had: links of those days lead to its page, unless another product took the address. */
@Entity('product_former_url')
@OfNoBand()
export class ProductFormerUrl extends RecordEntity {
  @ForeignKey({ required: true })
  product_id: number;

  @Index({ unique: true })
  @Text(120, { required: true })
  product_former_url: string;
}

declare module '@wethi/platform' {
  interface Tables {
    product_former_url: ProductFormerUrl;
  }
}
