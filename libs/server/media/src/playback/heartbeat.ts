import { Injectable } from '@nestjs/common';
import { refuse, type Actor } from '@wethi/platform';
import type { FastifyReply } from 'fastify';
import { StreamSlots } from './stream-slots';
import type { HeartbeatReport } from './heartbeat-report';
import { VideoPlayback } from './playback';
import { audienceOf, VideoAccess, type Grant } from '../video/video-access';
import { ViewingRecord } from './viewing-record';

/** What a player reports while it plays: judged, counted, answered with a fresh cookie (WATCH-03, WATCH-07). */
@Injectable()
export class Heartbeat {
  constructor(
    private readonly access: VideoAccess,
    private readonly playback: VideoPlayback,
    private readonly places: StreamSlots,
    private readonly record: ViewingRecord,
  ) {}

  /**
   * @returns id of the statistics row, undefined for personnel and for guests with a teaser
   * @throws Refusal as VideoAccess.grant, DEVICE_REPLACED; the cookie runs out by itself, since a newer page of the same
   * browser may use it
   */
  async receive(report: HeartbeatReport, actor: Actor | undefined, reply: FastifyReply): Promise<number | undefined> {
    const session = report.session || (actor?.session ?? 'guest');
    const grant = await this.access.grant(report.video_id, actor);
    if (actor?.kind === 'user' && !(await this.keepsPlace(report.event, grant, actor, session)))
      throw refuse('DEVICE_REPLACED');
    // A farewell holds no place, so it opens nothing either.
    if (report.event !== 'Leave') this.playback.openFiles(grant, actor, session, reply);
    if (actor?.kind !== 'user') return undefined;
    const viewing = { user_id: actor.id, video_id: grant.video.id, product_id: grant.productId, session };
    return this.record.write(viewing, report);
  }

  private async keepsPlace(event: string, grant: Grant, actor: Actor, session: string): Promise<boolean> {
    const viewing = { userId: actor.id, login: actor.session, session, stageId: audienceOf(grant) };
    if (event !== 'Leave') return this.places.keep(viewing);
    await this.places.leave(viewing);
    return true;
  }
}
