import { Controller, Get, Query } from '@nestjs/common';
import { VideoStatistics } from '@wethi/media';
import { Allow, Answers, CurrentActor, Envelope, type Actor } from '@wethi/platform';
import { somebody } from './somebody';
import { Watched } from './watched';
import {
  DayTotal,
  LastPosition,
  LastViewed,
  LastWatchedQuery,
  MonthTotal,
  VideoToday,
  WatchedByQuery,
  WatchedDay,
  WatchedMonth,
  WatchedMonthQuery,
  WatchedTotals,
  WatchedVideo,
  WatchedVideoQuery,
  WeekTotal,
} from './watched.dto';

/** What somebody watched, in sums (product.md §7, videosStatistics): one's own, or for personnel somebody's of their band. */
@Controller()
@Allow('member', 'media.read')
export class WatchedController {
  constructor(private readonly watched: Watched) {}

  @Get('videosStatisticsByUserTodayTime')
  @Answers('videosStatisticsByUserTodayTime', { one: DayTotal })
  async videosStatisticsByUserTodayTime(
    @Query() { user_id }: WatchedByQuery,
    @CurrentActor() actor: Actor,
  ): Promise<DayTotal> {
    return { dayTotalSecond: await this.watched.today(somebody(user_id, actor)) };
  }

  @Get('videosStatisticsByUserWeekTime')
  @Answers('videosStatisticsByUserWeekTime', { one: WeekTotal })
  async videosStatisticsByUserWeekTime(
    @Query() { user_id }: WatchedByQuery,
    @CurrentActor() actor: Actor,
  ): Promise<WeekTotal> {
    return { weekTotalSecond: await this.watched.thisWeek(somebody(user_id, actor)) };
  }

  @Get('videosStatisticsByUserMonthTime')
  @Answers('videosStatisticsByUserMonthTime', { one: MonthTotal })
  async videosStatisticsByUserMonthTime(
    @Query() { user_id }: WatchedByQuery,
    @CurrentActor() actor: Actor,
  ): Promise<MonthTotal> {
    return { monthTotalSecond: await this.watched.thisMonth(somebody(user_id, actor)) };
  }

  /** The days of a month. */
  @Get('videosStatisticsChartByUserMonth')
  @Answers('videosStatisticsChartByUserMonth', { many: WatchedDay })
  videosStatisticsChartByUserMonth(
    @Query() { user_id, month }: WatchedMonthQuery,
    @CurrentActor() actor: Actor,
  ): Promise<WatchedDay[]> {
    return this.watched.daysOfMonth(somebody(user_id, actor), month);
  }

  /** The last twelve months. */
  @Get('videosStatisticsByUserMonth')
  @Answers('videosStatisticsByUserMonth', { many: WatchedMonth })
  videosStatisticsByUserMonth(
    @Query() { user_id }: WatchedByQuery,
    @CurrentActor() actor: Actor,
  ): Promise<WatchedMonth[]> {
    return this.watched.months(somebody(user_id, actor));
  }

  @Get('videosStatisticsByUserVideoToday')
  @Answers('videosStatisticsByUserVideoToday', { many: VideoToday })
  videosStatisticsByUserVideoToday(
    @Query() { user_id }: WatchedByQuery,
    @CurrentActor() actor: Actor,
  ): Promise<VideoToday[]> {
    return this.watched.videosToday(somebody(user_id, actor));
  }

  @Get('videosStatisticsByUserLastViewed')
  @Answers('videosStatisticsByUserLastViewed', { many: LastViewed })
  videosStatisticsByUserLastViewed(
    @Query() { user_id }: WatchedByQuery,
    @CurrentActor() actor: Actor,
  ): Promise<LastViewed[]> {
    return this.watched.lastViewed(somebody(user_id, actor));
  }

  @Get('videosStatisticsByUserVideoLastTime')
  @Answers('videosStatisticsByUserVideoLastTime', { one: LastPosition })
  async videosStatisticsByUserVideoLastTime(
    @Query() { user_id, video_id }: WatchedVideoQuery,
    @CurrentActor() actor: Actor,
  ): Promise<LastPosition> {
    const last = await this.watched.last(somebody(user_id, actor), video_id);
    return { cur_time_end: last?.cur_time_end ?? 0 };
  }

  /** The record of the last viewing; no data when there is none. */
  @Get('videosStatisticsByLast')
  @Answers('videosStatisticsByLast', { one: VideoStatistics })
  async videosStatisticsByLast(
    @Query() { user_id, video_id }: LastWatchedQuery,
    @CurrentActor() actor: Actor,
  ): Promise<VideoStatistics | undefined> {
    return this.watched.last(somebody(user_id, actor), video_id);
  }

  /** Each video that somebody watched, with the totals beside. */
  @Get('videosStatisticsDetailByUser')
  @Answers('videosStatisticsDetailByUser', { many: WatchedVideo, beside: WatchedTotals })
  async videosStatisticsDetailByUser(
    @Query() { user_id }: WatchedByQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Envelope> {
    const who = somebody(user_id, actor);
    const [data, totals] = await Promise.all([this.watched.videos(who), this.watched.totals(who)]);
    return new Envelope({ data, ...totals });
  }
}
