import { Controller, Delete, Get, Query } from '@nestjs/common';
import { Allow, Answers, NoData } from '@wethi/platform';
import { RunningViewings } from '../viewing/running-viewings';
import { WatchCheck, WatchCheckQuery, WatchDeviceQuery } from './watch-check.dto';
import { WatchChecks } from './watch-check';

/** What personnel tells a customer who cannot watch (ADMIN-06). */
@Controller()
export class WatchCheckController {
  constructor(
    private readonly checks: WatchChecks,
    private readonly running: RunningViewings,
  ) {}

  @Get('userWatchCheck')
  @Allow('people.read')
  @Answers('userWatchCheck', { one: WatchCheck })
  check(@Query() query: WatchCheckQuery): Promise<WatchCheck> {
    return this.checks.of(query);
  }

  /** A device stops playing, so that another one has its place; it stays signed in. */
  @Delete('userWatchDevice')
  @Allow('people.write')
  @Answers('userWatchDevice', { one: NoData })
  async endDevice(@Query() { user_id, sign_in }: WatchDeviceQuery): Promise<null> {
    await this.running.free(user_id, sign_in);
    return null;
  }
}
