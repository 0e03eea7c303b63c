import { Injectable } from '@nestjs/common';
import { Purchases } from '@wethi/orders';
import { Clock, Config, Database } from '@wethi/platform';
import { longestPurchase } from '../video/longest-purchase';
import { ViewingRecord } from '../viewing/viewing-record';
import type { TvShow } from './tv.dto';

/** More than four rows of a television nobody looks through. */
const MOST = 16;

interface Open {
  stageId: number;
  productId: number;
  until: Date;
}

interface Playable {
  stage_id: number;
  video_id: number;
  live: 0 | 1;
}

type Product = Pick<TvShow, 'product_title' | 'product_img' | 'band_name'> & { id: number };

/** What somebody may watch on a television now: one entry a stage, on air before recordings, newest purchases first. */
@Injectable()
export class TvShows {
  constructor(
    private readonly purchases: Purchases,
    private readonly record: ViewingRecord,
    private readonly database: Database,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  async of(userId: number): Promise<TvShow[]> {
    const open = await this.openStages(userId);
    if (open.length === 0) return [];
    const [playable, products] = await Promise.all([this.playable(open), this.products(open)]);
    const found = open.flatMap((stage) => {
      const video = playable.find(({ stage_id }) => stage_id === stage.stageId);
      const product = products.find(({ id }) => id === stage.productId);
      return video && product ? [{ ...stage, video, product }] : [];
    });
    // Not before: newer purchases with nothing to watch yet would take the place of a show on air.
    const shown = found.sort((one, other) => other.video.live - one.video.live).slice(0, MOST);
    const positions = await this.record.lastSittingsOf(
      userId,
      shown.map(({ video }) => video.video_id),
    );
    return shown.map(({ video: { video_id, stage_id, live }, product, until }) => ({
      ...product,
      video_id,
      stage_id,
      live: live === 1,
      until,
      position: live === 1 ? 0 : (positions.get(video_id) ?? 0),
    }));
  }

  /** The stages whose videos they may watch, each by the purchase that lasts longest. */
  private async openStages(userId: number): Promise<Open[]> {
    const bought = await this.purchases.approved(userId);
    const stageIds = [...new Set(bought.map(({ stage_id }) => stage_id))];
    const now = this.clock.now();
    return stageIds.flatMap((stageId) => {
      const ofStage = bought.filter(({ stage_id }) => stage_id === stageId);
      const longest = longestPurchase(ofStage, this.config);
      if (!longest || longest.until < now) return [];
      return { stageId, productId: longest.purchase.product_id, until: longest.until };
    });
  }

  /** Of each stage what to watch first: the show on air, else the recording of the show before what members get beside it. */
  private playable(open: readonly Open[]): Promise<Playable[]> {
    const stageIds = open.map(({ stageId }) => stageId);
    return this.database.query<Playable[]>(
      `SELECT stage_id, video_id, 1 AS live, 0 AS beside FROM live_streaming
        WHERE stage_id IN (?) AND live_streaming_live = 'Y' AND live_streaming_access <> 'team'
       UNION ALL
       SELECT stage_id, id, 0, video_type = 'member' FROM video
        WHERE stage_id IN (?) AND video_status = 'ready' AND video_disable = 'N'
          AND video_type <> 'teaser' AND video_formath <> 'embed'
       ORDER BY live DESC, beside, video_id`,
      [stageIds, stageIds],
    );
  }

  private products(open: readonly Open[]): Promise<Product[]> {
    return this.database.query<Product[]>(
      `SELECT p.id, p.product_title, p.product_img, b.band_name
         FROM product p JOIN band b ON b.id = p.band_id WHERE p.id IN (?)`,
      [open.map(({ productId }) => productId)],
    );
  }
}
