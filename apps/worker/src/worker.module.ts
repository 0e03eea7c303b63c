import { Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { CatalogModule } from '@wethi/catalog';
import { CouponsModule } from '@wethi/coupons';
import { MediaJobsModule } from '@wethi/media';
import { NotificationsJobsModule } from '@wethi/notifications';
import { OrdersJobsModule, OrdersModule } from '@wethi/orders';
import { JobsModule, PlatformModule } from '@wethi/platform';
import { Schedule } from './schedule';

/** The worker process: platform, the job engine, the jobs of each domain and when the repeated ones run. */
@Module({
  imports: [
    PlatformModule,
    JobsModule,
    CatalogModule,
    CouponsModule,
    MediaJobsModule,
    NotificationsJobsModule,
    OrdersJobsModule,
    OrdersModule,
    ScheduleModule.forRoot(),
  ],
  providers: [Schedule],
})
export class WorkerModule {}
