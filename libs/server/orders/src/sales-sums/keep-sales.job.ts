import { Injectable } from '@nestjs/common';
import { defineJob, JobHandler } from '@wethi/platform';
import { SalesSums } from './sales-sums';

/** Sums up days that are over, and those of which something changed, every hour. */
export const keepSales = defineJob<object>('keep-sales', { lane: 'heavy', timeout: '10m' });

@Injectable()
export class KeepSales {
  constructor(private readonly sums: SalesSums) {}

  @JobHandler(keepSales)
  async keep(): Promise<void> {
    for (const day of await this.sums.due()) await this.sums.keep(day);
  }
}
