import { Controller, Get, Query, Res } from '@nestjs/common';
import { Allow, Answers, ByIdQuery, CurrentActor, setCookie, tokenOf, type Actor } from '@wethi/platform';
import type { FastifyReply } from 'fastify';
import { VideoView } from '../video/video.entity';
import { deviceName } from '../viewing/device-name';
import { VideoPlayback } from './playback';

/** Opening a video: where it plays, and the cookie that opens its files. */
@Controller()
export class PlaybackController {
  constructor(private readonly playback: VideoPlayback) {}

  /** Public for the sake of teasers; everything else asks for a purchase. */
  @Get('videosUserViewById')
  @Allow('public')
  @Answers('videosUserViewById', { one: VideoView })
  async videosUserViewById(
    @Query() query: ByIdQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
    @CurrentActor() actor?: Actor,
  ): Promise<VideoView> {
    const { request } = reply;
    const token = tokenOf(request)?.token ?? '';
    const device = deviceName(request.headers['user-agent']);
    const { view, cookie } = await this.playback.open(query.id, actor, token, device);
    if (cookie) setCookie(reply, cookie);
    return view;
  }
}
