import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { LoggerModule } from 'nestjs-pino';
import { AuditLog } from './audit/audit-log';
import { AccessGuard } from './auth/access.guard';
import { AuthModule } from './auth/auth.module';
import { ClockModule } from './clock/clock.module';
import { Config } from './config/config';
import { ConfigModule } from './config/config.module';
import { DatabaseModule } from './database/database.module';
import { Idempotency } from './idempotency/idempotency';
import { EventStreams } from './event-streams/event-streams';
import { HeavyModule } from './heavy/heavy.module';
import { EnvelopeInterceptor } from './http/envelope.interceptor';
import { PublicCache } from './http/public-cache';
import { RefusalFilter } from './http/refusal.filter';
import { PublicPages } from './http/public-pages';
import { StorageDoor } from './http/storage-door';
import { inputValidation } from './http/validation';
import { DataImportController } from './import/data-import.controller';
import { Imports } from './import/imports';
import { Sheets } from './import/sheets';
import { UndoImports } from './import/undo-imports';
import { OutboxModule } from './jobs/jobs.module';
import { RateLimits } from './limits/rate-limits';
import { RequestLimit } from './limits/request-limit';
import { PubSubModule } from './pubsub/pubsub.module';
import { loggerOptions } from './logging/logger-options';
import { Metrics } from './metrics/metrics';
import { MetricsDoor } from './metrics/metrics-door';
import { ListFiles } from './resource/list-files';
import { ListTotals } from './resource/list-totals';
import { RecordChanges } from './resource/record-changes';
import { RecordMoves } from './resource/record-moves';
import { Records } from './resource/records';
import { Sealing } from './sealing/sealing';
import { Settings } from './settings/settings';
import { SettingsController } from './settings/settings.controller';
import { StorageModule } from './storage/storage.module';

/** What every process stands on. */
@Global()
@Module({
  imports: [
    ConfigModule,
    ClockModule,
    LoggerModule.forRootAsync({ inject: [Config], useFactory: loggerOptions }),
    DatabaseModule,
    PubSubModule,
    OutboxModule,
    HeavyModule,
    StorageModule,
    AuthModule,
  ],
  providers: [
    AuditLog,
    ListFiles,
    ListTotals,
    Metrics,
    PublicPages,
    Records,
    RecordChanges,
    RecordMoves,
    Idempotency,
    Imports,
    RateLimits,
    Sealing,
    Settings,
    Sheets,
    UndoImports,
  ],
  exports: [
    AuditLog,
    ListFiles,
    ListTotals,
    Metrics,
    PublicPages,
    Records,
    RecordChanges,
    RecordMoves,
    Idempotency,
    Imports,
    RateLimits,
    Sealing,
    Settings,
    UndoImports,
  ],
})
export class PlatformModule {}

/** What the API process adds: access, limits, validation, envelope and refusals for every route, and event streams. */
@Global()
@Module({
  controllers: [DataImportController, SettingsController],
  providers: [
    EventStreams,
    MetricsDoor,
    StorageDoor,
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_GUARD, useClass: RequestLimit },
    { provide: APP_PIPE, useFactory: inputValidation },
    { provide: APP_INTERCEPTOR, useClass: EnvelopeInterceptor },
    { provide: APP_INTERCEPTOR, useClass: PublicCache },
    { provide: APP_FILTER, useClass: RefusalFilter },
  ],
  exports: [EventStreams],
})
export class HttpModule {}
