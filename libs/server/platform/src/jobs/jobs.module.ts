import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { DeleteExpiredRows } from './delete-expired-rows.job';
import { JobRegistry } from './job-registry';
import { JobWorker } from './job-worker';
import { Outbox } from './outbox';
import { OutboxRows } from './outbox-rows';
import { Relay } from './relay';

/** For every process: leaving jobs in the outbox. */
@Global()
@Module({ providers: [Outbox], exports: [Outbox] })
export class OutboxModule {}

/** For the worker only: moving and running them. */
@Module({
  imports: [DiscoveryModule],
  providers: [JobRegistry, OutboxRows, Relay, JobWorker, DeleteExpiredRows],
})
export class JobsModule {}
