import { Module } from '@nestjs/common';
import { ProductImports } from './import/product-imports';
import { UndoImport } from './import/undo-import';
import { Prices } from './price/prices';
import { ProductSearch } from './search/product-search';
import { CatalogueCounts } from './product-view/catalogue-counts';
import { ProductPages } from './product-view/product-page';
import { ProductViews } from './product-view/product-view.query';
import { SetList } from './stage/set-list';

/** Bands, stages and products: what there is to see and what it costs. */
@Module({
  providers: [CatalogueCounts, Prices, ProductImports, ProductPages, ProductSearch, ProductViews, SetList, UndoImport],
  exports: [CatalogueCounts, Prices, ProductImports, ProductPages, ProductSearch, ProductViews, SetList, UndoImport],
})
export class CatalogModule {}
