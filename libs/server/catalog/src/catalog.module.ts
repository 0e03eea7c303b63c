import { Module } from '@nestjs/common';
import { ProductImport } from './import/product-import';
import { InfoPageVersions } from './info-page/info-page-versions';
import { InfoPages } from './info-page/info-pages';
import { QuestionVotes } from './info-page/question-votes';
import { ShopContacts } from './info-page/shop-contacts';
import { Prices } from './price/prices';
import { Follows } from './follow/follows';
import { MovedChats } from './product/moved-chats';
import { ShowBots } from './product/show-bots';
import { IndexProducts } from './search/index-products.job';
import { KnownNames } from './search/known-names';
import { NearNames } from './search/near-names';
import { WordSearch } from './search/word-search';
import { ProductCopies } from './publishing/product-copies';
import { Publishing } from './publishing/publishing';
import { SaleReminders } from './sale-reminder/sale-reminders';
import { ShopPages } from './shop-pages/shop-pages';
import { DrawSharePictures } from './share-picture/draw-share-pictures.job';
import { ProductSearch } from './search/product-search';
import { CatalogueCounts } from './product-view/catalogue-counts';
import { NewestTexts } from './product-view/newest-texts';
import { ProductPages } from './product-view/product-page';
import { ProductViews } from './product-view/product-view.query';
import { CloseSale } from './stage/close-sale';
import { SetList } from './stage/set-list';

const EXPORTED = [
  CatalogueCounts,
  CloseSale,
  Follows,
  MovedChats,
  ShowBots,
  InfoPages,
  InfoPageVersions,
  Prices,
  ProductCopies,
  ProductImport,
  ProductPages,
  ProductSearch,
  ProductViews,
  Publishing,
  QuestionVotes,
  SaleReminders,
  SetList,
  ShopContacts,
  ShopPages,
];

/** Bands, stages and products: what there is to see and what it costs. */
@Module({
  providers: [...EXPORTED, DrawSharePictures, IndexProducts, KnownNames, NearNames, NewestTexts, WordSearch],
  exports: [...EXPORTED],
})
export class CatalogModule {}
