import { Injectable } from '@nestjs/common';
import type { StageTime } from '@wethi/catalog';
import { addDays, bangkokTime } from '@wethi/format';
import { Clock, Database } from '@wethi/platform';
import { Checking } from './checking';

/** Shows end later than planned. */
const GRACE_MS = 15 * 60_000;
const DAY_MS = 86_400_000;

/** Checks who came to lessons as these are over, by what was watched; personnel corrects it (docs/decisions/0109). */
@Injectable()
export class LiveChecks {
  constructor(
    private readonly database: Database,
    private readonly checking: Checking,
    private readonly clock: Clock,
  ) {}

  /** Whoever is marked already stays so. */
  async run(): Promise<void> {
    const now = this.clock.now();
    const yesterday = addDays(bangkokTime(now).date, -1);
    for (const { stage_time_id, ...lesson } of await this.checking.lessons(yesterday)) {
      if (endOf(lesson) + GRACE_MS > now.getTime()) continue;
      const marks = (await this.checking.learnersOf({ id: stage_time_id, ...lesson })).flatMap((learner) =>
        learner.user_checking_status === null && learner.proposed !== null
          ? [[stage_time_id, learner.user_id, learner.proposed]]
          : [],
      );
      if (marks.length > 0)
        await this.database.write(
          `INSERT INTO user_checking (stage_time_id, user_id, user_checking_status) VALUES ?
           ON DUPLICATE KEY UPDATE id = id`,
          [marks],
        );
    }
  }
}

type Times = Pick<StageTime, 'stage_detail_time_date' | 'stage_detail_time_start' | 'stage_detail_time_to'>;

/** Of a lesson without times, the end of its day; one that goes past midnight ends on the next. */
function endOf({ stage_detail_time_date, stage_detail_time_start: start, stage_detail_time_to: to }: Times): number {
  const end = Date.parse(`${stage_detail_time_date}T${to ?? '23:59:59'}+07:00`);
  return start !== null && to !== null && to < start ? end + DAY_MS : end;
}
