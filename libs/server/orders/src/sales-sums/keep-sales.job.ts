import { Injectable } from '@nestjs/common';
import { bangkokTime } from '@wethi/format';
import { Clock, defineJob, JobHandler, type JobContext } from '@wethi/platform';
import { SalesSums } from './sales-sums';

/** Sums up days that are over, and those of which something changed, every hour; at night also days that ended lately once more. */
export const keepSales = defineJob<object>('keep-sales', { lane: 'heavy', timeout: '10m' });

/** What an older process or somebody by hand wrote beside the rules is put right within these days. */
const LATELY = 62;
const NIGHT = '03';

@Injectable()
export class KeepSales {
  constructor(
    private readonly sums: SalesSums,
    private readonly clock: Clock,
  ) {}

  @JobHandler(keepSales)
  async keep(_: object, { signal }: Pick<JobContext, 'signal'>): Promise<void> {
    const isNight = bangkokTime(this.clock.now()).time.startsWith(NIGHT);
    const days = new Set([...(await this.sums.due()), ...(isNight ? await this.sums.over(LATELY) : [])]);
    const failed: unknown[] = [];
    for (const day of days) {
      if (signal.aborted) return;
      // One that cannot be summed up holds up no other.
      await this.sums.keep(day).catch((error: unknown) => failed.push(error));
    }
    if (failed.length > 0) throw new AggregateError(failed, `${failed.length} days could not be summed up`);
  }
}
