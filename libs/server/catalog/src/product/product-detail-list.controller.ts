import { Controller } from '@nestjs/common';
import { Resource, type Actor } from '@wethi/platform';
import type { SelectQueryBuilder } from 'typeorm';
import { ShopPages } from '../shop-pages/shop-pages';
import { detailsOfEnabled } from '../scope/shown';
import { ProductDetailList } from './product-detail-list.entity';

@Controller()
export class ProductDetailListController extends Resource(ProductDetailList, {
  path: 'productDetailList',
  read: 'public',
  write: 'catalog.write',
  sort: 'product_detail_list_item',
  within: 'product_id',
  lookups: {
    productDetailListByProductId: ['product_id'],
    productDetailListByProductDetailTypeId: ['product_detail_type_id'],
  },
}) {
  constructor(private readonly pages: ShopPages) {
    super();
  }

  protected override visible(rows: SelectQueryBuilder<ProductDetailList>, actor?: Actor): void {
    if (actor?.kind !== 'personnel') detailsOfEnabled(rows);
  }

  protected override afterSave({ product_id }: ProductDetailList): Promise<void> {
    return this.pages.renew({ id: product_id });
  }

  protected override afterRemove({ product_id }: ProductDetailList): Promise<void> {
    return this.pages.renew({ id: product_id });
  }
}
