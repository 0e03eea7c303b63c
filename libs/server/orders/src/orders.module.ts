import { Module } from '@nestjs/common';
import { AccountsModule } from '@wethi/accounts';
import { CatalogModule } from '@wethi/catalog';
import { Checkout } from './checkout';
import { CouponUse } from './coupon-use';
import { OrderChanges } from './order-changes';
import { OrderLists } from './order-lists';
import { OrderRequests } from './order-requests';
import { OrderStatus } from './order-status';
import { OrdersReport } from './orders-report';
import { Purchases } from './purchases';
import { SlipCheck } from './slip-check';
import { SlipImages } from './slip-images';
import { SlipUpload } from './slip-upload';
import { SlipVerifier } from './slip-verifier';
import { SlipOk } from './slipok';
import { WaitingBadge } from './waiting-badge';

const SERVICES = [
  Checkout,
  CouponUse,
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
  imports: [AccountsModule, CatalogModule],
  providers: [...SERVICES, { provide: SlipVerifier, useClass: SlipOk }],
  exports: SERVICES,
})
export class OrdersModule {}
