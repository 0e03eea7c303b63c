import { Module } from '@nestjs/common';
import { AccountsModule } from '@wethi/accounts';
import { BookBankController } from './book-bank.controller';
import { CouponTrialController } from './coupon-trial.controller';
import { OrdersCodeController } from './orders-code.controller';
import { OrdersDetailController } from './orders-detail.controller';
import { OrdersPaymentTypeController } from './orders-payment-type.controller';
import { OrdersPersonnelController } from './orders-personnel.controller';
import { OrdersController } from './orders.controller';
import { OrdersModule } from './orders.module';
import { SlipController } from './slip.controller';

@Module({
  imports: [AccountsModule, OrdersModule],
  controllers: [
    BookBankController,
    CouponTrialController,
    OrdersController,
    OrdersCodeController,
    OrdersDetailController,
    OrdersPaymentTypeController,
    OrdersPersonnelController,
    SlipController,
  ],
})
export class OrdersHttpModule {}
