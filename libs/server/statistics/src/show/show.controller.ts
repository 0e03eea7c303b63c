import { Controller, Get, Query, Res, type StreamableFile } from '@nestjs/common';
import { Allow, Answers, CurrentActor, Envelope, listed, sendTable, TableDownload, type Actor } from '@wethi/platform';
import type { FastifyReply } from 'fastify';
import { PERSON_COLUMNS, ShowPeople } from './show-people';
import { ShowReport } from './show-report';
import { ShowViewings } from './show-viewings';
import {
  StillMinute,
  ShowFileQuery,
  ShowPeopleQuery,
  ShowPerson,
  ShowQuery,
  ShowTotals,
  ShowViewerQuery,
  ShowViewing,
  ViewersAt,
  WithSongs,
} from './show.dto';
import { ReplayMinutes } from './replay-minutes';
import { ViewersAtOnce } from './viewers-at-once';
import { WatchedShows } from './watched-show';

/** How a show was watched, for its band and the shop (WATCH-08). */
@Controller()
@Allow('media.read')
export class ShowController {
  constructor(
    private readonly shows: WatchedShows,
    private readonly report: ShowReport,
    private readonly atOnce: ViewersAtOnce,
    private readonly replay: ReplayMinutes,
    private readonly people: ShowPeople,
    private readonly viewings: ShowViewings,
  ) {}

  @Get('videosStatisticsShow')
  @Answers('videosStatisticsShow', { one: ShowTotals })
  async videosStatisticsShow(@Query() query: ShowQuery, @CurrentActor() actor: Actor): Promise<ShowTotals> {
    return this.report.totals(await this.shows.open(query, actor));
  }

  @Get('videosStatisticsShowViewers')
  @Answers('videosStatisticsShowViewers', { many: ViewersAt })
  async videosStatisticsShowViewers(@Query() query: ShowQuery, @CurrentActor() actor: Actor): Promise<ViewersAt[]> {
    return this.atOnce.overTime(await this.shows.open(query, actor));
  }

  /** Of its replay, beside the show itself. */
  @Get('videosStatisticsShowReplay')
  @Answers('videosStatisticsShowReplay', { many: ViewersAt })
  async videosStatisticsShowReplay(@Query() query: ShowQuery, @CurrentActor() actor: Actor): Promise<ViewersAt[]> {
    return this.replay.of(await this.shows.open(query, actor));
  }

  @Get('videosStatisticsShowRetention')
  @Answers('videosStatisticsShowRetention', { many: StillMinute, beside: WithSongs })
  async videosStatisticsShowRetention(@Query() query: ShowQuery, @CurrentActor() actor: Actor): Promise<Envelope> {
    const { minutes, songs } = await this.report.retention(await this.shows.open(query, actor));
    return new Envelope({ data: minutes, songs });
  }

  @Get('videosStatisticsShowPeople')
  @Answers('videosStatisticsShowPeople', { list: ShowPerson })
  async videosStatisticsShowPeople(@Query() query: ShowPeopleQuery, @CurrentActor() actor: Actor): Promise<Envelope> {
    const { page, limit, ...which } = query;
    return listed(...(await this.people.page(await this.shows.open(query, actor), which, page, limit)));
  }

  @Get('videosStatisticsShowViewer')
  @Answers('videosStatisticsShowViewer', { one: ShowViewing })
  async videosStatisticsShowViewer(
    @Query() { user_id, ...query }: ShowViewerQuery,
    @CurrentActor() actor: Actor,
  ): Promise<ShowViewing> {
    return this.viewings.of(await this.shows.open(query, actor), user_id);
  }

  @Get('videosStatisticsShowPeopleFile')
  @TableDownload('videosStatisticsShowPeopleFile')
  async videosStatisticsShowPeopleFile(
    @Query() query: ShowFileQuery,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const show = await this.shows.open(query, actor);
    const rows = await this.people.all(show, query.format, actor);
    return sendTable(reply, query.format, `คนดู ${show.video.video_name}`, PERSON_COLUMNS, [rows]);
  }
}
