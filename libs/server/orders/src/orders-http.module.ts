import { Module } from '@nestjs/common';
import { AccountsModule } from '@wethi/accounts';
import { GatewayNoticesController } from './gateway-notices/gateway-notices.controller';
import { CardController } from './payment/card/card.controller';
import { ChargeController } from './payment/charge/charge.controller';
import { BookBankController } from './payment/book-bank.controller';
import { OrdersImportController } from './import/orders-import.controller';
import { CouponTrialController } from './checkout/coupon-trial.controller';
import { MoneyController } from './money/money.controller';
import { MoneyBackController } from './payment/money-back/money-back.controller';
import { LongerWatchingController } from './purchase/longer-watching.controller';
import { WindowEffectController } from './purchase/window-effect.controller';
import { OrdersCodeController } from './lists/orders-code.controller';
import { OrdersDetailController } from './lists/orders-detail.controller';
import { OwnCouponsController } from './checkout/own-coupons.controller';
import { OrdersMailController } from './lists/orders-mail.controller';
import { OrdersPaymentTypeController } from './payment/orders-payment-type.controller';
import { OrdersPersonnelController } from './back-office/orders-personnel.controller';
import { OrdersViewController } from './back-office/orders-view.controller';
import { OrderStoriesController } from './back-office/order-stories.controller';
import { OrderBatchesController } from './back-office/order-batches.controller';
import { OrdersController } from './checkout/orders.controller';
import { OrdersModule } from './orders.module';
import { CouponReportController } from './reports/coupon-report.controller';
import { SalesReportController } from './reports/sales-report.controller';
import { TipController } from './tip/tip.controller';
import { ConditionsController } from './papers/conditions/conditions.controller';
import { ParcelLabelsController } from './papers/labels/parcel-labels.controller';
import { CouponPosterController } from './papers/poster/coupon-poster.controller';
import { PapersController } from './papers/papers.controller';
import { VatController } from './papers/vat/vat.controller';
import { RefundsController } from './refund/refunds.controller';
import { SlipController } from './payment/slip/slip.controller';

import { GiftsController } from './gifts/gifts.controller';
import { CheckInController } from './tickets/check-in.controller';
import { TicketsController } from './tickets/tickets.controller';
import { WaitingListController } from './waiting-list/waiting-list.controller';
import { WaitingRoomController } from './waiting-room/waiting-room.controller';

@Module({
  imports: [AccountsModule, OrdersModule],
  controllers: [
    BookBankController,
    CardController,
    ChargeController,
    CheckInController,
    ConditionsController,
    CouponReportController,
    CouponTrialController,
    GatewayNoticesController,
    GiftsController,
    MoneyBackController,
    OrderBatchesController,
    LongerWatchingController,
    WindowEffectController,
    MoneyController,
    OrdersController,
    OrdersCodeController,
    OrdersDetailController,
    OrdersImportController,
    OrdersViewController,
    OrdersMailController,
    OwnCouponsController,
    OrdersPaymentTypeController,
    OrdersPersonnelController,
    OrderStoriesController,
    PapersController,
    ParcelLabelsController,
    CouponPosterController,
    RefundsController,
    SalesReportController,
    SlipController,
    TicketsController,
    TipController,
    VatController,
    WaitingListController,
    WaitingRoomController,
  ],
})
export class OrdersHttpModule {}
