import { Module } from '@nestjs/common';
import { OrdersModule } from './orders.module';
import { RecheckSlip } from './payment/slip/recheck-slip.job';

@Module({ imports: [OrdersModule], providers: [RecheckSlip] })
export class OrdersJobsModule {}
