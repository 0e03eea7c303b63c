import { Module } from '@nestjs/common';
import { Prices } from './price/prices';
import { ProductSearch } from './search/product-search';
import { CatalogueCounts } from './product-view/catalogue-counts';
import { ProductPages } from './product-view/product-page';
import { ProductViews } from './product-view/product-view.query';
import { SetList } from './stage/set-list';

/** Bands, stages and products: what there is to see and what it costs. */
@Module({
  providers: [CatalogueCounts, Prices, ProductPages, ProductSearch, ProductViews, SetList],
  exports: [CatalogueCounts, Prices, ProductPages, ProductSearch, ProductViews, SetList],
})
export class CatalogModule {}
