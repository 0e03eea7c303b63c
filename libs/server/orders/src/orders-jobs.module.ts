import { Module } from '@nestjs/common';
import { OrdersModule } from './orders.module';
import { BindOffers } from './gifts/bind-offers.job';
import { RecheckSlip } from './payment/slip/recheck-slip.job';
import { CheckCharge } from './payment/charge/check-charge.job';
import { ExpireUnpaid } from './payment/charge/expire-unpaid.job';
import { ListParts } from './payment/charge/list-parts.job';
import { ReconcileMoney } from './money/reconcile-money.job';
import { MakePaper } from './papers/make-paper.job';
import { KeepSales } from './sales-sums/keep-sales.job';
import { CheckTip } from './tip/check-tip.job';

@Module({
  imports: [OrdersModule],
  providers: [
    BindOffers,
    CheckCharge,
    CheckTip,
    ExpireUnpaid,
    KeepSales,
    ListParts,
    MakePaper,
    ReconcileMoney,
    RecheckSlip,
  ],
})
export class OrdersJobsModule {}
