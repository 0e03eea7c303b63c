import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { AuditChain } from '../audit/audit-chain';
import { AuditEnds } from '../audit/audit-ends';
import { AuditChainJobs } from './chain-audit-log.job';
import { DeadLetters } from './dead-letters';
import { DeleteExpiredRows } from './delete-expired-rows.job';
import { JobRegistry } from './job-registry';
import { JobWorker } from './job-worker';
import { Outbox } from './outbox';
import { OutboxRows } from './outbox-rows';
import { Relay } from './relay';

/** For every process: leaving jobs in the outbox, and what became of those that were given up. */
@Global()
@Module({ providers: [DeadLetters, Outbox], exports: [DeadLetters, Outbox] })
export class OutboxModule {}

/** For the worker only: moving and running them. */
@Module({
  imports: [DiscoveryModule],
  providers: [JobRegistry, OutboxRows, Relay, JobWorker, DeleteExpiredRows, AuditChain, AuditEnds, AuditChainJobs],
})
export class JobsModule {}
