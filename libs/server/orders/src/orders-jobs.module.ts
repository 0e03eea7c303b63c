import { Module } from '@nestjs/common';
import { OrdersModule } from './orders.module';
import { RecheckSlip } from './recheck-slip.job';

@Module({ imports: [OrdersModule], providers: [RecheckSlip] })
export class OrdersJobsModule {}
