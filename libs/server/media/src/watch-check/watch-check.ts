import { Injectable } from '@nestjs/common';
import { User } from '@wethi/accounts';
import type { VideoStatus, WatchReason } from '@wethi/contract';
import { instantOf } from '@wethi/format';
import { Purchases } from '@wethi/orders';
import { Clock, Config, Database, refuse } from '@wethi/platform';
import { longestPurchase } from '../video/longest-purchase';
import { RunningViewings } from '../viewing/running-viewings';
import { WatchCheck, type WatchCheckQuery, type WatchCheckVideo, type WatchOrder } from './watch-check.dto';

/** A show as far as it says what can be watched of it. */
interface Show {
  product_type: string;
  stage_id: number | null;
  stage_date: string | null;
  stage_time_start: string | null;
}

interface ShowVideo {
  id: number;
  video_status: VideoStatus;
  video_disable: 'Y' | 'N';
  /** 1 while it is being recorded; null of a video without a live show. */
  is_live: 0 | 1 | null;
  /** 1 of a show that did not begin. */
  is_waiting: 0 | 1 | null;
}

/** A decided order that is no longer one. */
const REASON_OF = { wait: 'slip_waits', not: 'refused', refund: 'refunded', approve: 'not_bought' } as const;

/** Answers 'ทำไมดูไม่ได้' with the same facts, in the same order, as the server lets somebody watch (video-access.ts). */
@Injectable()
export class WatchChecks {
  constructor(
    private readonly database: Database,
    private readonly purchases: Purchases,
    private readonly running: RunningViewings,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal NOT_FOUND */
  async of({ user_id, product_id }: WatchCheckQuery): Promise<WatchCheck> {
    const [user, show] = await Promise.all([
      this.database.manager.findOneBy(User, { id: user_id }),
      this.show(product_id),
    ]);
    if (!user || !show) throw refuse('NOT_FOUND');
    const [last, longest, devices, video, help] = await Promise.all([
      this.purchases.lastOrder(user_id, product_id),
      this.longest(user_id, show.stage_id),
      this.running.devices(user_id),
      this.video(show),
      this.lastHelp(user_id),
    ]);
    const order = last ? { ...last, approve_date: last.approve_date } : null;
    const reasons: (WatchReason | false | null)[] = [
      user.user_status === 'Block' && 'blocked',
      !longest && reasonOfOrder(order),
      longest !== undefined && longest.until < this.clock.now() && 'window_over',
      devices.length >= this.config.DEVICE_LIMIT && 'devices_full',
      video.reason,
    ];
    return Object.assign(new WatchCheck(), {
      reason: reasons.find(Boolean) || null,
      user_block_reason: user.user_status === 'Block' ? user.user_block_reason : null,
      order,
      until: longest?.until ?? null,
      days: show.product_type === 'M' ? this.config.ACCESS_WINDOW_DAYS : this.config.COURSE_ACCESS_DAYS,
      orders_detail_id: longest?.purchase.orders_detail_id ?? null,
      orders_detail_watch_to: longest?.purchase.longer ?? null,
      devices,
      device_limit: this.config.DEVICE_LIMIT,
      video: video.video,
      help_request_id: help,
    });
  }

  private async show(productId: number): Promise<Show | undefined> {
    return this.database.sql
      .selectFrom('product as p')
      .leftJoin('stage as s', 's.id', 'p.stage_id')
      .select(['p.product_type', 'p.stage_id', 's.stage_date', 's.stage_time_start'])
      .where('p.id', '=', productId)
      .executeTakeFirst();
  }

  private async longest(userId: number, stageId: number | null) {
    if (stageId === null) return undefined;
    return longestPurchase(await this.purchases.approved(userId, stageId), this.config);
  }

  private async video(show: Show): Promise<{ reason: WatchReason | null; video: WatchCheckVideo }> {
    const videos = show.stage_id === null ? [] : await this.videosOf(show.stage_id);
    const found = (is: (video: ShowVideo) => boolean) => videos.find(is);
    const told = (reason: WatchReason | null, video?: ShowVideo, begins_at: Date | null = null) => {
      const facts = { id: video?.id ?? null, video_status: video?.video_status ?? null };
      return { reason, video: { ...facts, is_live: video?.is_live === 1, begins_at } };
    };
    const open = found(({ video_disable, video_status, is_live }) => {
      return video_disable === 'N' && (is_live === 1 || video_status === 'ready');
    });
    if (open) return told(null, open);
    const closed = found(({ video_disable, video_status }) => video_disable === 'Y' && video_status === 'ready');
    if (closed) return told('closed', closed);
    const begins = beginOf(show);
    const waiting = found(({ is_waiting }) => is_waiting === 1);
    if (waiting || (begins && begins > this.clock.now())) return told('not_begun', waiting, begins);
    const failed = found(({ video_status }) => video_status === 'error');
    if (failed) return told('video_failed', failed);
    const inWork = found(({ video_status }) => video_status === 'upload' || video_status === 'process');
    return inWork ? told('processing', inWork) : told('no_video', videos[0]);
  }

  private videosOf(stageId: number): Promise<ShowVideo[]> {
    return this.database.query(
      `SELECT v.id, v.video_status, v.video_disable,
              l.live_streaming_start_at IS NOT NULL AND l.live_streaming_packed_at IS NULL AS is_live,
              l.id IS NOT NULL AND l.live_streaming_start_at IS NULL AS is_waiting
         FROM video v LEFT JOIN live_streaming l ON l.video_id = v.id
        WHERE v.stage_id = ? AND v.video_type <> 'teaser'
        ORDER BY v.video_type = 'member', v.video_item, v.id`,
      [stageId],
    );
  }

  private async lastHelp(userId: number): Promise<number | null> {
    const [help] = await this.database.query<{ id: number }[]>(
      'SELECT id FROM help_request WHERE user_id = ? ORDER BY id DESC LIMIT 1',
      [userId],
    );
    return help?.id ?? null;
  }
}

function beginOf({ stage_date, stage_time_start }: Show): Date | null {
  return stage_date === null ? null : new Date(instantOf(stage_date, stage_time_start ?? undefined));
}

function reasonOfOrder(order: (WatchOrder & { given_away: 0 | 1 }) | null): WatchReason {
  if (!order) return 'not_bought';
  if (order.given_away === 1 && order.orders_status === 'approve') return 'given_away';
  if (order.orders_status === 'wait' && order.orders_pay_until !== null) return 'unpaid';
  return REASON_OF[order.orders_status];
}
