import { Body, Controller, Post, Req, Res, type MessageEvent } from '@nestjs/common';
import {
  Allow,
  Answers,
  EventStream,
  EventStreams,
  LenientBody,
  NoData,
  readHostCookie,
  refuse,
  setCookie,
  setHostCookie,
} from '@wethi/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { HeartbeatReport } from '../playback/heartbeat-report';
import { VideoIdBody } from '../video/video-id.body';
import { VideoView } from '../video/video.entity';
import { TV_KEPT_SECONDS } from './televisions';
import { Tv, TvBody, TvPictureReport } from './tv.dto';
import { TvNews } from './tv-news';
import { TvScreen } from './tv-screen';

const COOKIE = 'wethi_tv';

/** Calls of a television, which nobody signs in on: it is known by a key of its own, in a cookie that no script reads. */
@Controller()
@Allow('public')
export class TvScreenController {
  constructor(
    private readonly screen: TvScreen,
    private readonly news: TvNews,
    private readonly streams: EventStreams,
  ) {}

  /** The code to show, or what there is to watch. A television that has no key yet gets one. */
  @Post('tv')
  @Answers('save-tv', { one: Tv })
  async tv(
    @Body() { renew = false }: TvBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Tv> {
    const key = await this.screen.keyOf(readHostCookie(request, COOKIE), request.visitor);
    setHostCookie(reply, COOKIE, key, TV_KEPT_SECONDS);
    return this.screen.stand(key, renew, request.headers['user-agent']);
  }

  /** What the phone wants, and that things changed; see TvEvent in contract. */
  @EventStream('tv/events')
  async events(@Req() request: FastifyRequest): Promise<Observable<MessageEvent>> {
    const { id, owner } = await this.screen.owner(keyOf(request));
    return this.streams.open(owner, this.news.of(id, 'tv'));
  }

  /** Opens a video that the owner of the phone may watch. */
  @Post('tvVideo')
  @Answers('tvVideo', { one: VideoView })
  async tvVideo(
    @Body() { id }: VideoIdBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VideoView> {
    const { view, cookie } = await this.screen.open(keyOf(request), id);
    if (cookie) setCookie(reply, cookie);
    return view;
  }

  /** The heartbeat of the television's player, as POST videosStatistics is other players'. */
  @Post('tvStatistics')
  @Answers('tvStatistics', { one: NoData })
  async tvStatistics(
    @LenientBody(HeartbeatReport) report: HeartbeatReport,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<null> {
    const { cookie, refusal } = await this.screen.receive(keyOf(request), report);
    if (cookie) setCookie(reply, cookie);
    if (refusal) throw refuse(refusal);
    return null;
  }

  /** Tells the phone what is seen. */
  @Post('tvPicture')
  @Answers('tvPicture', { one: NoData })
  async tvPicture(@Body() { picture }: TvPictureReport, @Req() request: FastifyRequest): Promise<null> {
    await this.screen.show(keyOf(request), picture ?? null);
    return null;
  }
}

function keyOf(request: FastifyRequest): string {
  const key = readHostCookie(request, COOKIE);
  if (!key) throw refuse('TV_NOT_LINKED');
  return key;
}
