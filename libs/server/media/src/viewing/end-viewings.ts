import { Injectable } from '@nestjs/common';
import type { RefusalCode } from '@wethi/contract';
import { Purchases } from '@wethi/orders';
import { Database, Sessions } from '@wethi/platform';
import { RunningViewings, type RunningViewing } from './running-viewings';
import { sessionOf } from './viewing-grant';

const AT_ONCE = 500;

/**
 * Asks the database for everybody who watches whether they still may, so that a refund, a block, a logout or a video that is
 * closed ends a viewing with its next heartbeat, whoever made the change (WATCH-03).
 */
@Injectable()
export class EndViewings {
  constructor(
    private readonly running: RunningViewings,
    private readonly sessions: Sessions,
    private readonly purchases: Purchases,
    private readonly database: Database,
  ) {}

  async run(): Promise<void> {
    const all = await this.running.all();
    for (let first = 0; first < all.length; first += AT_ONCE) await this.judge(all.slice(first, first + AT_ONCE));
  }

  private async judge(viewings: readonly RunningViewing[]): Promise<void> {
    const bought = viewings.flatMap(({ userId, productId }) => (productId === null ? [] : [{ userId, productId }]));
    const [open, approved, videos] = await Promise.all([
      this.sessions.validOf(viewings.map(({ signInId }) => sessionOf(signInId))),
      this.purchases.stillApproved(bought),
      this.access([...new Set(viewings.map(({ videoId }) => videoId))]),
    ]);
    const reasonToEnd = ({ signInId, userId, productId, videoId }: RunningViewing): RefusalCode | undefined => {
      if (!open.has(sessionOf(signInId))) return 'NOT_SIGNED_IN';
      if (videos.closed.has(videoId)) return 'VIDEO_CLOSED';
      const mayWatch = productId === null ? videos.free.has(videoId) : approved(userId, productId);
      return mayWatch ? undefined : 'VIDEO_NOT_BOUGHT';
    };
    for (const viewing of viewings) {
      const reason = reasonToEnd(viewing);
      if (reason) await this.running.end(viewing, reason);
    }
  }

  /** Those of these videos that personnel keeps from everybody, and those that everybody may watch. */
  private async access(videoIds: readonly number[]): Promise<Record<'closed' | 'free', ReadonlySet<number>>> {
    if (videoIds.length === 0) return { closed: new Set(), free: new Set() };
    const videos = this.database.sql.selectFrom('video').select(['id', 'video_disable', 'video_type']);
    const rows = await videos.where('id', 'in', videoIds).execute();
    const idsOf = (some: typeof rows) => new Set(some.map(({ id }) => id));
    return {
      closed: idsOf(rows.filter(({ video_disable }) => video_disable === 'Y')),
      free: idsOf(rows.filter(({ video_type }) => video_type === 'teaser')),
    };
  }
}
