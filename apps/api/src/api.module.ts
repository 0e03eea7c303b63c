import { Module } from '@nestjs/common';
import { AccountsHttpModule } from '@wethi/accounts';
import { CatalogHttpModule } from '@wethi/catalog';
import { MediaHttpModule } from '@wethi/media';
import { OrdersHttpModule } from '@wethi/orders';
import { HttpModule, PlatformModule } from '@wethi/platform';
import { Draining } from './draining';
import { HealthController } from './health.controller';

/** The HTTP side of each domain. */
export const DOMAINS = [AccountsHttpModule, CatalogHttpModule, OrdersHttpModule, MediaHttpModule];

/** The API process: platform and the HTTP side of each domain; no logic. */
@Module({
  imports: [PlatformModule, HttpModule, ...DOMAINS],
  controllers: [HealthController],
  providers: [Draining],
})
export class ApiModule {}
