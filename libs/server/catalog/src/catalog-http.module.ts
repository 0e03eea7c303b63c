import { Module } from '@nestjs/common';
import { BandController } from './band.controller';
import { BandMemberController } from './band-member.controller';
import { BandMemberDetailController } from './band-member-detail.controller';
import { BandStaffController } from './band-staff.controller';
import { CatalogModule } from './catalog.module';
import { PictureUploadController } from './picture-upload.controller';
import { ProductController } from './product.controller';
import { ProductDetailListController } from './product-detail-list.controller';
import { ProductDetailTypeController } from './product-detail-type.controller';
import { ProductPriceController } from './product-price.controller';
import { StageController } from './stage.controller';
import { StageTimeController } from './stage-time.controller';
import { StageTimeMemberController } from './stage-time-member.controller';

/** The catalogue's calls. */
@Module({
  imports: [CatalogModule],
  controllers: [
    BandController,
    BandMemberController,
    BandMemberDetailController,
    BandStaffController,
    StageController,
    StageTimeController,
    StageTimeMemberController,
    ProductController,
    ProductPriceController,
    ProductDetailTypeController,
    ProductDetailListController,
    PictureUploadController,
  ],
})
export class CatalogHttpModule {}
