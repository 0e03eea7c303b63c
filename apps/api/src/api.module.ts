import { Module } from '@nestjs/common';
import { HttpModule, PlatformModule } from '@wethi/platform';
import { Draining } from './draining';
import { HealthController } from './health.controller';

/** The API process: platform and the HTTP side of each domain; no logic. */
@Module({
  imports: [PlatformModule, HttpModule],
  controllers: [HealthController],
  providers: [Draining],
})
export class ApiModule {}
