import { Injectable } from '@nestjs/common';
import { addDays, bangkokTime } from '@wethi/format';
import { Clock, Database } from '@wethi/platform';
import { Checking } from './checking';
import { hoursOf } from '../lessons/lesson-hours';
import type { Taught } from './who-came';

/** Shows end later than planned. */
const GRACE_MS = 15 * 60_000;

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
    for (const { stage_time_id, ...lesson } of await this.checking.lessons({ since: yesterday }))
      if (hoursOf(lesson.stage_detail_time_date, lesson).ends + GRACE_MS <= now.getTime())
        await this.check({ id: stage_time_id, ...lesson });
  }

  private async check(lesson: Taught): Promise<void> {
    for await (const learners of this.checking.learnersOf(lesson, 'open')) {
      const marks = learners.flatMap(({ user_id, proposed }) => (proposed ? [[lesson.id, user_id, proposed]] : []));
      if (marks.length > 0)
        await this.database.write(
          `INSERT INTO user_checking (stage_time_id, user_id, user_checking_status) VALUES ?
           ON DUPLICATE KEY UPDATE id = id`,
          [marks],
        );
    }
  }
}
