import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogModule } from '@wethi/catalog';
import { BookBank } from './book-bank.entity';
import { Checkout } from './checkout';
import { OrderChanges } from './order-changes';
import { OrderLists } from './order-lists';
import { OrderRequests } from './order-requests';
import { OrderStatus } from './order-status';
import { OrdersDetail } from './orders-detail.entity';
import { OrdersOpen } from './orders-open.entity';
import { OrdersPaymentType } from './orders-payment-type.entity';
import { OrdersReport } from './orders-report';
import { OrdersStatusChange } from './orders-status-change.entity';
import { Orders } from './orders.entity';
import { Purchases } from './purchases';
import { SlipCheck } from './slip-check';
import { SlipImages } from './slip-images';
import { SlipUpload } from './slip-upload';
import { SlipUse } from './slip-use.entity';
import { SlipVerifier } from './slip-verifier';
import { Slip } from './slip.entity';
import { SlipOk } from './slipok';
import { WaitingBadge } from './waiting-badge';

const ENTITIES = [BookBank, Orders, OrdersDetail, OrdersOpen, OrdersPaymentType, OrdersStatusChange, Slip, SlipUse];
const SERVICES = [
  Checkout,
  OrderChanges,
  OrderLists,
  OrderRequests,
  OrderStatus,
  OrdersReport,
  Purchases,
  SlipCheck,
  SlipImages,
  SlipUpload,
  WaitingBadge,
];

/** Orders, how they are paid, and who bought what. */
@Module({
  imports: [TypeOrmModule.forFeature(ENTITIES), CatalogModule],
  providers: [...SERVICES, { provide: SlipVerifier, useClass: SlipOk }],
  exports: SERVICES,
})
export class OrdersModule {}
