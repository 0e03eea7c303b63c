import { Module } from '@nestjs/common';
import { OrdersModule } from './orders.module';
import { RecheckSlip } from './payment/slip/recheck-slip.job';
import { CheckTip } from './tip/check-tip.job';

@Module({ imports: [OrdersModule], providers: [RecheckSlip, CheckTip] })
export class OrdersJobsModule {}
