import { Injectable } from '@nestjs/common';
import { Audience } from '../audience/audience';
import { LiveDelays } from './live-delays';
import { RunningViewings } from './running-viewings';
import { ViewingRecord } from './viewing-record';

const AT_ONCE = 1_000;

/** Writes what players reported into the statistics, many reports with one statement, and notes who plays (WATCH-07). */
@Injectable()
export class RollUp {
  constructor(
    private readonly running: RunningViewings,
    private readonly record: ViewingRecord,
    private readonly audience: Audience,
    private readonly delays: LiveDelays,
  ) {}

  /** Until none is left. What was written and not removed, since the process ended, is written again and changes nothing. */
  async run(): Promise<void> {
    for (let count = AT_ONCE; count === AT_ONCE;) {
      const waiting = await this.running.oldestReports(AT_ONCE);
      const reports = waiting.map(({ report }) => report);
      await this.record.write(reports);
      await Promise.all([this.running.note(waiting), this.audience.follow(waiting), this.delays.follow(reports)]);
      await this.running.removeReports(waiting);
      count = waiting.length;
    }
  }
}
