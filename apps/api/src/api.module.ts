import { Module } from '@nestjs/common';
import { AccountsHttpModule } from '@wethi/accounts';
import { CatalogHttpModule } from '@wethi/catalog';
import { CouponsHttpModule } from '@wethi/coupons';
import { MediaHttpModule } from '@wethi/media';
import { NotificationsHttpModule } from '@wethi/notifications';
import { OrdersHttpModule } from '@wethi/orders';
import { HttpModule, PlatformModule } from '@wethi/platform';
import { StatisticsHttpModule } from '@wethi/statistics';
import { HealthModule } from './health.module';

/** Everything that answers requests: health and the HTTP side of each domain. */
export const ROUTE_MODULES = [
  HealthModule,
  AccountsHttpModule,
  CatalogHttpModule,
  CouponsHttpModule,
  OrdersHttpModule,
  MediaHttpModule,
  StatisticsHttpModule,
  NotificationsHttpModule,
];

/** The API process; no logic. */
@Module({ imports: [PlatformModule, HttpModule, ...ROUTE_MODULES] })
export class ApiModule {}
