import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Band } from './band.entity';
import { BandMember } from './band-member.entity';
import { BandMemberDetail } from './band-member-detail.entity';
import { BandStaff } from './band-staff.entity';
import { Prices } from './prices';
import { Product } from './product.entity';
import { ProductDetailList } from './product-detail-list.entity';
import { ProductDetailType } from './product-detail-type.entity';
import { ProductPrice } from './product-price.entity';
import { ProductSearch } from './product-search';
import { ProductViews } from './product-view.query';
import { SetList } from './set-list';
import { Stage } from './stage.entity';
import { StageTime } from './stage-time.entity';
import { StageTimeMember } from './stage-time-member.entity';

/** Bands, stages and products: what there is to see and what it costs. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      Band,
      BandMember,
      BandMemberDetail,
      BandStaff,
      Stage,
      StageTime,
      StageTimeMember,
      Product,
      ProductPrice,
      ProductDetailType,
      ProductDetailList,
    ]),
  ],
  providers: [Prices, ProductSearch, ProductViews, SetList],
  exports: [Prices, ProductSearch, ProductViews, SetList],
})
export class CatalogModule {}
