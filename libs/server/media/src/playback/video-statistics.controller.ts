import { Controller, Post, Res } from '@nestjs/common';
import {
  Allow,
  Answers,
  CurrentActor,
  InsertId,
  LenientBody,
  refuse,
  setCookie,
  tokenOf,
  type Actor,
} from '@wethi/platform';
import type { FastifyReply } from 'fastify';
import { Heartbeat } from './heartbeat';
import { HeartbeatReport } from './heartbeat-report';

/** The heartbeat of players (decisions.md §2). */
@Controller()
export class VideoStatisticsController {
  constructor(private readonly heartbeat: Heartbeat) {}

  /** Public for the sake of teasers; everything else asks for a purchase. */
  @Post('videosStatistics')
  @Allow('public')
  @Answers('save-videosStatistics', { one: InsertId })
  async videosStatistics(
    @LenientBody(HeartbeatReport) report: HeartbeatReport,
    @Res({ passthrough: true }) reply: FastifyReply,
    @CurrentActor() actor?: Actor,
  ): Promise<Partial<InsertId>> {
    const { token = '' } = tokenOf(reply.request) ?? {};
    const granted = this.heartbeat.receiveGranted(report, token);
    const { cookie, refusal, newest, statisticsId } = await (granted ?? this.heartbeat.receiveAsked(report, actor));
    if (cookie) setCookie(reply, cookie);
    if (refusal) throw refuse(refusal, { data: newest });
    return { insertId: statisticsId };
  }
}
