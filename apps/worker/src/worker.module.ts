import { Module } from '@nestjs/common';
import { NotificationsJobsModule } from '@wethi/notifications';
import { OrdersJobsModule } from '@wethi/orders';
import { JobsModule, PlatformModule } from '@wethi/platform';

/** The worker process: platform, the job engine and the jobs of each domain. */
@Module({ imports: [PlatformModule, JobsModule, NotificationsJobsModule, OrdersJobsModule] })
export class WorkerModule {}
