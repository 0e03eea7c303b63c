import { Controller, Get, Query } from '@nestjs/common';
import {
  Answers,
  isDuplicate,
  listed,
  ListParameters,
  PubliclyCached,
  refuse,
  type Actor,
  type Answer,
  type RawQuery,
} from '@wethi/platform';
import { inOrder } from '../scope/date-order';
import { Product, SaveProduct } from './product.entity';
import { ProductSearch } from './product-search';
import { ProductView } from './product-view';
import { ProductViews } from './product-view.query';
import { ShownController } from '../scope/shown.controller';
import { enabledProducts } from '../scope/shown';

@Controller()
export class ProductController extends ShownController(
  { path: 'product', entity: Product, save: SaveProduct, read: 'public', write: 'catalog.write' },
  enabledProducts,
) {
  constructor(
    private readonly views: ProductViews,
    private readonly search: ProductSearch,
  ) {
    super();
  }

  @Get('productView')
  @PubliclyCached()
  @ListParameters(ProductView)
  @Answers('productView', { list: ProductView })
  async productView(@Query() query: RawQuery): Promise<Answer> {
    return listed(...(await this.views.list(query)));
  }

  protected override async store(input: Partial<Product>, actor?: Actor): Promise<number> {
    inOrder(input, 'product_start', 'product_to');
    return this.search
      .save(Product, input, actor, (id) => ({ id }))
      .catch((error: unknown) => {
        throw isDuplicate(error) ? refuse('URL_TAKEN') : error;
      });
  }
}
