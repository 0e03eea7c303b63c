import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Retention } from '../database/retention';
import { JobRegistry } from './job-registry';
import { JobWorker } from './job-worker';
import { Outbox } from './outbox';
import { Relay } from './relay';

/** For every process: leaving jobs in the outbox. */
@Global()
@Module({ providers: [Outbox], exports: [Outbox] })
export class OutboxModule {}

/** For the worker only: moving and running them, and deleting what is past its time. */
@Module({ imports: [DiscoveryModule], providers: [JobRegistry, Relay, JobWorker, Retention] })
export class JobsModule {}
