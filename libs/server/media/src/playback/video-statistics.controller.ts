import { Controller, Post, Res } from '@nestjs/common';
import { Allow, Answers, CurrentActor, InsertId, LenientBody, setCookie, type Actor } from '@wethi/platform';
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
    const { cookie, statisticsId } = await this.heartbeat.receive(report, actor);
    if (cookie) setCookie(reply, cookie);
    return { insertId: statisticsId };
  }
}
