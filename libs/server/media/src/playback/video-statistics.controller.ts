import { Body, Controller, Post, Res } from '@nestjs/common';
import { Answers, CurrentActor, InsertId, inputValidation, Public, type Actor } from '@wethi/platform';
import type { FastifyReply } from 'fastify';
import { Heartbeat } from './heartbeat';
import { HeartbeatReport } from './heartbeat-report';

/** The heartbeat of players (decisions.md §2). */
@Controller()
export class VideoStatisticsController {
  private readonly body = inputValidation('drop');

  constructor(private readonly heartbeat: Heartbeat) {}

  /** Public for the sake of teasers; everything else asks for a purchase. */
  @Post('videosStatistics')
  @Public()
  @Answers('save-videosStatistics', { one: InsertId, body: HeartbeatReport })
  async videosStatistics(
    @Body() raw: object,
    @Res({ passthrough: true }) reply: FastifyReply,
    @CurrentActor() actor?: Actor,
  ): Promise<Partial<InsertId>> {
    const report = (await this.body.transform(raw, { type: 'body', metatype: HeartbeatReport })) as HeartbeatReport;
    return { insertId: await this.heartbeat.receive(report, actor, reply) };
  }
}
