import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { getMetadataArgsStorage } from 'typeorm';
import { Config } from '../config/config';
import { databaseOptions } from './database-options';
import { Database } from './database';
import { Transactions } from './transactions';

/** Every entity whose file is loaded is known to the connection; none is listed. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [Config],
      useFactory: (config: Config) => ({
        ...databaseOptions(config.DATABASE_URL, config.DATABASE_POOL),
        entities: getMetadataArgsStorage().tables.map(({ target }) => target),
        retryAttempts: 3,
        retryDelay: 500,
      }),
    }),
  ],
  providers: [Database, Transactions],
  exports: [Database, Transactions],
})
export class DatabaseModule {}
