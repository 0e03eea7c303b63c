import { Module } from '@nestjs/common';
import { AuditChain } from './audit-chain';
import { AuditChainJobs } from './chain-audit-log.job';

/** For the worker only: the chain that shows whether the audit log was tampered with. */
@Module({ providers: [AuditChain, AuditChainJobs] })
export class AuditJobsModule {}
