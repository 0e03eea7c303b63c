import { Controller, Query, Res } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Allow, BroadcastStream, CurrentActor, EventStreams, type Actor } from '@wethi/platform';
import { Type } from 'class-transformer';
import { IsInt, Min } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { VideoAccess } from '../video/video-access';
import { StageEvents } from './stage-events';
import { StageListeners } from './stage-listeners';

class OfStageQuery {
  @ApiProperty({ type: 'integer', minimum: 1 })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  stage_id: number;
}

/** What happens at a stage, for those who may watch it. */
@Controller()
export class StageEventsController {
  constructor(
    private readonly access: VideoAccess,
    private readonly events: StageEvents,
    private readonly streams: EventStreams,
    private readonly listeners: StageListeners,
  ) {}

  @BroadcastStream('stage/events')
  @Allow('member', 'media.read')
  async stageEvents(
    @Query() { stage_id }: OfStageQuery,
    @CurrentActor() actor: Actor,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const right = await this.access.requireStage(stage_id, actor);
    const viewers = right.isOfEverybody ? 'everybody' : 'buyers';
    const events = this.events.of(stage_id, actor.kind === 'personnel' ? 'personnel' : viewers);
    const end = this.streams.broadcast(actor, reply, events);
    if (end) reply.raw.once('close', this.listeners.follow(actor, stage_id, right, end));
  }
}
