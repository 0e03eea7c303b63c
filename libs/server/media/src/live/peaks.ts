import { Injectable } from '@nestjs/common';
import { Database } from '@wethi/platform';
import { Audience } from '../audience/audience';

/** Keeps how many watched a show at once at most, while it is on air: no list counts it (WATCH-08). */
@Injectable()
export class Peaks {
  constructor(
    private readonly audience: Audience,
    private readonly database: Database,
  ) {}

  async note(): Promise<void> {
    for (const { stage_id, watching } of await this.audience.countNow())
      await this.database.write(
        `UPDATE live_streaming SET live_streaming_peak = ?, update_at = update_at
          WHERE stage_id = ? AND live_streaming_live = 'Y' AND live_streaming_end_at IS NULL
            AND (live_streaming_peak IS NULL OR live_streaming_peak < ?)`,
        [watching, stage_id, watching],
      );
  }
}
