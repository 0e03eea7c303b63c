import { Injectable } from '@nestjs/common';
import type { RefusalCode } from '@wethi/contract';
import { type Actor, Clock, Config, limit, RateLimits } from '@wethi/platform';
import type { HeartbeatReport } from './heartbeat-report';
import { viewingOf } from './playback';
import { accessCookie, type AccessCookie } from './access-cookie';
import { Audience } from '../audience/audience';
import { PublicVideos } from '../video/public-videos';
import { VideoAccess } from '../video/video-access';
import { type NewestDevice, RunningViewings } from '../viewing/running-viewings';
import { goesWith, readViewing, type Viewing } from '../viewing/viewing-grant';
import { type ReportedViewing, ViewingRecord } from '../viewing/viewing-record';

/** Each names its viewing itself, and every name is a row; players bring a grant and need none of these. */
const askedLimit = limit({ key: 'heartbeat-asked', points: 600, per: '1h' });

/** What a heartbeat came to. */
export interface Received {
  /** Opens the files for another while; undefined when there is nothing to open. */
  cookie?: AccessCookie;
  /** Why the player must stop, or BUSY: the report is not kept, and the picture goes on. */
  refusal?: RefusalCode;
  /** Which device took the place, where one did. */
  newest?: NewestDevice;
  /** Id of the row of statistics, for clients that hand in no grant. */
  statisticsId?: number;
}

/** What a player reports while it plays: judged, counted, answered with a fresh cookie (WATCH-03, WATCH-07). */
@Injectable()
export class Heartbeat {
  constructor(
    private readonly access: VideoAccess,
    private readonly publicVideos: PublicVideos,
    private readonly audience: Audience,
    private readonly running: RunningViewings,
    private readonly record: ViewingRecord,
    private readonly limits: RateLimits,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /**
   * By the grant that was signed when the video was opened, without asking the database.
   * @param token the session token of the request, empty of a guest
   * @returns undefined, at once, when the report brings no grant that counts
   */
  receiveGranted(report: HeartbeatReport, token: string): Promise<Received> | undefined {
    const now = this.clock.now().getTime();
    const grant = readViewing(report.session ?? '', now, this.config.MEDIA_SECRET);
    if (!grant || grant.isOld || grant.videoId !== report.video_id || !goesWith(grant, token)) return undefined;
    if (grant.until !== null && grant.until < now) return Promise.resolve({ refusal: 'VIDEO_WINDOW_OVER' });
    return grant.userId === 0 ? this.receiveOfGuest(grant, report) : this.receive(grant, report, grant.signed);
  }

  /** Nobody ends the viewing of a guest, so that each report asks whether everybody may still watch. */
  private async receiveOfGuest(viewing: Viewing, report: HeartbeatReport): Promise<Received> {
    if (!(await this.publicVideos.has(viewing.videoId))) return { refusal: 'NOT_SIGNED_IN' };
    const { stageId, viewingId } = viewing;
    if (stageId !== null && report.event !== 'Leave') await this.audience.join(stageId, `guest${viewingId}`);
    return this.receive(viewing, report);
  }

  /** By the purchase as it is now. @throws Refusal TOO_MANY, and as VideoAccess.grant */
  async receiveAsked(report: HeartbeatReport, actor: Actor | undefined): Promise<Received> {
    if (actor?.kind === 'user') await this.limits.consume(askedLimit, actor.id);
    const signed = readViewing(report.session ?? '', 0, this.config.MEDIA_SECRET);
    const viewingId = signed?.viewingId ?? report.session?.slice(0, 40) ?? actor?.session ?? 'guest';
    const viewing = viewingOf(await this.access.grant(report.video_id, actor), actor, viewingId);
    const received = await this.receive(viewing, report);
    if (received.refusal || actor?.kind !== 'user') return received;
    const statisticsId = await this.record.writeNow(this.reportedBy(viewing, report));
    return { ...received, statisticsId };
  }

  /** @param signed when it was found that it may play, ms since 1970 */
  private async receive(
    viewing: Viewing,
    report: HeartbeatReport,
    signed = this.clock.now().getTime(),
  ): Promise<Received> {
    const cookie = accessCookie(viewing, this.clock.now(), this.config.MEDIA_SECRET);
    if (viewing.userId === 0) return { cookie };
    const reported = this.reportedBy(viewing, report);
    if (report.event === 'Leave') {
      // The slot is free for another, so the cookie is not renewed.
      const kept = await this.running.release(viewing, reported, signed);
      return { refusal: kept ? undefined : 'BUSY' };
    }
    const refusal = await this.running.renew(viewing, reported, signed);
    // The old cookie of a replaced viewing runs out by itself, since a newer page of the same browser may use it.
    if (refusal === 'DEVICE_REPLACED') return { refusal, newest: await this.running.newestDevice(viewing.userId) };
    return refusal && refusal !== 'BUSY' ? { refusal } : { cookie, refusal };
  }

  private reportedBy({ userId, videoId, productId, viewingId }: Viewing, report: HeartbeatReport): ReportedViewing {
    const { event, cur_time_end, time_total, pause_total, end_total, stall_total, stall_seconds } = report;
    const { device = null, network = null, quality = null, instant } = report;
    const who = { user_id: userId, video_id: videoId, product_id: productId, session: viewingId };
    const totals = { time_total, pause_total, end_total, stall_total, stall_seconds };
    return {
      ...who,
      at: this.clock.now().getTime(),
      event,
      cur_time_end,
      ...totals,
      device,
      network,
      quality,
      instant,
    };
  }
}
