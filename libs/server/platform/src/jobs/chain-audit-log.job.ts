import { Injectable, Logger } from '@nestjs/common';
import { defineJob } from './job';
import { JobHandler } from './job-handler';
import { AuditChain } from '../audit/audit-chain';
import { AuditEnds } from '../audit/audit-ends';

export const chainAuditLog = defineJob<object>('chain-audit-log', { lane: 'heavy', timeout: '10m' });
export const verifyAuditLog = defineJob<object>('verify-audit-log', { lane: 'heavy', timeout: '30m' });

/** Keeps the audit log's chain, and says in the server's log when it does not hold; while it does, values go when their time is over. */
@Injectable()
export class AuditChainJobs {
  private readonly logger = new Logger('audit');

  constructor(
    private readonly chain: AuditChain,
    private readonly ends: AuditEnds,
  ) {}

  @JobHandler(chainAuditLog)
  async extend(): Promise<void> {
    await this.ends.keep(await this.chain.extend());
  }

  @JobHandler(verifyAuditLog)
  async verify(): Promise<void> {
    const faults = await this.chain.verify(await this.ends.kept());
    if (faults.length > 0) this.logger.fatal({ faults: faults.slice(0, 100) }, 'the audit log was tampered with');
    else await this.chain.forgetValues();
  }
}
