import { Controller } from '@nestjs/common';
import { Resource, type Actor } from '@wethi/platform';
import type { SelectQueryBuilder } from 'typeorm';
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
  protected override visible(rows: SelectQueryBuilder<ProductDetailList>, actor?: Actor): void {
    if (actor?.kind !== 'personnel') detailsOfEnabled(rows);
  }
}
