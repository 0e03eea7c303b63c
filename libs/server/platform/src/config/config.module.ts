import { Global, Module } from '@nestjs/common';
import { Config, loadConfig } from './config';

@Global()
@Module({
  // eslint-disable-next-line no-restricted-properties -- the one place that reads the environment
  providers: [{ provide: Config, useFactory: () => loadConfig(process.env) }],
  exports: [Config],
})
export class ConfigModule {}
