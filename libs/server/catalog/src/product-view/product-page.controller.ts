import { Controller, Get, Query } from '@nestjs/common';
import { Allow, Answers, PubliclyCached } from '@wethi/platform';
import { ProductPages } from './product-page';
import { ProductPage, ProductPageQuery } from './product-page.dto';

@Controller()
export class ProductPageController {
  constructor(private readonly pages: ProductPages) {}

  @Get('productPage')
  @Allow('public')
  @PubliclyCached()
  @Answers('productPage', { one: ProductPage })
  productPage(@Query() { product_url }: ProductPageQuery): Promise<ProductPage> {
    return this.pages.byUrl(product_url);
  }
}
