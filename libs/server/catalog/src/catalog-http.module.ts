import { Module } from '@nestjs/common';
import { BandController } from './band/band.controller';
import { BandMemberController } from './band/band-member.controller';
import { BandMemberDetailController } from './band/band-member-detail.controller';
import { BandStaffController } from './band/band-staff.controller';
import { CoachController } from './course/coach.controller';
import { CourseController } from './course/course.controller';
import { CourseChapterController } from './course/course-chapter.controller';
import { BandFollowController } from './follow/band-follow.controller';
import { BandPageController } from './follow/band-page.controller';
import { CatalogModule } from './catalog.module';
import { InfoPageController } from './info-page/info-page.controller';
import { InfoPageDraftController } from './info-page/info-page-draft.controller';
import { InfoPageVersionController } from './info-page/info-page-version.controller';
import { ShopContactController } from './info-page/shop-contact.controller';
import { InfoQuestionController } from './info-page/info-question.controller';
import { ProductImportController } from './import/product-import.controller';
import { ProductCopyController } from './publishing/product-copy.controller';
import { PictureUploadController } from './pictures/picture-upload.controller';
import { CatalogueCountsController } from './product-view/catalogue-counts.controller';
import { ProductFiguresController } from './product-view/product-figures.controller';
import { ProductPageController } from './product-view/product-page.controller';
import { ProductController } from './product-view/product.controller';
import { ProductDetailListController } from './product/product-detail-list.controller';
import { ProductDetailTypeController } from './product/product-detail-type.controller';
import { ProductPriceController } from './price/product-price.controller';
import { SaleReminderController } from './sale-reminder/sale-reminder.controller';
import { StageController } from './stage/stage.controller';
import { StageTimeController } from './stage/stage-time.controller';
import { StageTimeMemberController } from './stage/stage-time-member.controller';

/** The catalogue's calls. */
@Module({
  imports: [CatalogModule],
  controllers: [
    BandController,
    BandMemberController,
    BandMemberDetailController,
    BandFollowController,
    BandPageController,
    BandStaffController,
    StageController,
    StageTimeController,
    StageTimeMemberController,
    ProductController,
    ProductCopyController,
    ProductFiguresController,
    ProductPageController,
    CatalogueCountsController,
    ProductPriceController,
    ProductDetailTypeController,
    ProductDetailListController,
    CourseController,
    CourseChapterController,
    CoachController,
    PictureUploadController,
    InfoPageController,
    InfoPageDraftController,
    InfoPageVersionController,
    InfoQuestionController,
    ProductImportController,
    SaleReminderController,
    ShopContactController,
  ],
})
export class CatalogHttpModule {}
