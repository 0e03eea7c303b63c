import { Injectable } from '@nestjs/common';
import { addDays } from '@wethi/format';
import { Clock, defineJob, JobHandler } from '@wethi/platform';
import { Reconciliation } from './reconciliation';

/** Compares orders with the money that came, every night at two. */
export const reconcileMoney = defineJob<object>('reconcile-money', { lane: 'heavy', timeout: '10m' });

/** Whatever comes late comes within these days. */
const DAYS = 62;

@Injectable()
export class ReconcileMoney {
  constructor(
    private readonly reconciliation: Reconciliation,
    private readonly clock: Clock,
  ) {}

  @JobHandler(reconcileMoney)
  async reconcile(): Promise<void> {
    const last = this.clock.today();
    await this.reconciliation.run({ first: addDays(last, -DAYS), last });
  }
}
