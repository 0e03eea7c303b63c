import { Controller, Query } from '@nestjs/common';
import { CurrentActor, Lookup, PubliclyCached, type Actor, type RawQuery } from '@wethi/platform';
import { ProductDetailList, SaveProductDetailList } from './product-detail-list.entity';
import { detailsOfEnabled } from '../scope/shown';
import { ShownController } from '../scope/shown.controller';

/** In the order of the tab, whole unless the caller asks for pages. */
const TAB = { sort: 'product_detail_list_item', limit: '100' };

@Controller()
export class ProductDetailListController extends ShownController(
  {
    path: 'productDetailList',
    entity: ProductDetailList,
    save: SaveProductDetailList,
    read: 'public',
    write: 'catalog.write',
  },
  detailsOfEnabled,
) {
  @PubliclyCached()
  @Lookup('productDetailListByProductId', ProductDetailList, 'product_id')
  productDetailListByProductId(@Query() query: RawQuery, @CurrentActor() actor?: Actor) {
    return this.listShown({ ...TAB, ...query }, actor, 'product_id');
  }

  @Lookup('productDetailListByProductDetailTypeId', ProductDetailList, 'product_detail_type_id')
  productDetailListByProductDetailTypeId(@Query() query: RawQuery, @CurrentActor() actor?: Actor) {
    return this.listShown({ ...TAB, ...query }, actor, 'product_detail_type_id');
  }
}
