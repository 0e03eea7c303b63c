import { Injectable } from '@nestjs/common';
import { refuse, type Actor } from '@wethi/platform';
import type { AccessCookie } from './access-cookie';
import { StreamSlots } from './stream-slots';
import type { HeartbeatReport } from './heartbeat-report';
import { VideoPlayback } from './playback';
import { audienceOf, VideoAccess, type Grant } from '../video/video-access';
import { ViewingRecord } from './viewing-record';

/** What a heartbeat came to. */
export interface Received {
  /** Opens the files for another while; undefined when there is nothing to open. */
  cookie?: AccessCookie;
  /** Id of the row of statistics; undefined for personnel and for guests with a teaser. */
  statisticsId?: number;
}

/** What a player reports while it plays: judged, counted, answered with a fresh cookie (WATCH-03, WATCH-07). */
@Injectable()
export class Heartbeat {
  constructor(
    private readonly access: VideoAccess,
    private readonly playback: VideoPlayback,
    private readonly slots: StreamSlots,
    private readonly record: ViewingRecord,
  ) {}

  /**
   * @throws Refusal as VideoAccess.grant, DEVICE_REPLACED; the old cookie then runs out by itself, since a newer page of the
   * same browser may use it
   */
  async receive(report: HeartbeatReport, actor: Actor | undefined): Promise<Received> {
    const viewingId = report.session || (actor?.session ?? 'guest');
    const grant = await this.access.grant(report.video_id, actor);
    if (actor?.kind === 'user' && !(await this.updateSlot(report.event, grant, actor, viewingId)))
      throw refuse('DEVICE_REPLACED');
    // 'Leave' releases the slot, so the cookie is not renewed.
    const cookie = report.event === 'Leave' ? undefined : this.playback.accessCookie(grant, actor, viewingId);
    if (actor?.kind !== 'user') return { cookie };
    const viewing = { user_id: actor.id, video_id: grant.video.id, product_id: grant.productId, session: viewingId };
    return { cookie, statisticsId: await this.record.write(viewing, report) };
  }

  /** @returns whether the device may play on */
  private async updateSlot(event: string, grant: Grant, actor: Actor, viewingId: string): Promise<boolean> {
    const viewing = { userId: actor.id, signInId: actor.session, viewingId, stageId: audienceOf(grant) };
    if (event !== 'Leave') return this.slots.renew(viewing);
    await this.slots.release(viewing);
    return true;
  }
}
