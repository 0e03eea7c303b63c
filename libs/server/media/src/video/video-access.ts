import { Injectable } from '@nestjs/common';
import { accessUntil, Purchases } from '@wethi/orders';
import { Stage } from '@wethi/catalog';
import type { LiveAccess } from '@wethi/contract';
import { type Actor, Clock, Config, Database, may, onlyBandOf, type PersonnelActor, refuse } from '@wethi/platform';
import { longestPurchase } from './longest-purchase';
import { showInto } from './show-into';
import { Video, type VideoBuyers } from './video.entity';

/** A video that somebody may watch now, and by what right. */
export interface Grant {
  video: Video;
  /** The bought product that opens it, null for personnel and teasers. */
  productId: number | null;
  /** Last moment, null without end. */
  until: Date | null;
  /** It is being recorded: the show is on air, or was and is not ended. */
  isLive: boolean;
}

/** What stands in a live show about who may watch it. */
interface ShowAccess {
  stage_id: number;
  live_streaming_access: LiveAccess;
}

/** By what somebody may watch a stage, and until when. */
export type Right = Pick<Grant, 'productId' | 'until'>;

/** By what somebody hears what happens at a stage. */
export interface StageRight extends Right {
  /** Only what belongs to shows that everybody may watch. */
  isOfEverybody?: boolean;
}

/**
 * The stage whose audience somebody belongs to who plays by this right; null for personnel, and for teasers but the show on
 * air that everybody may watch.
 */
export function audienceOf({ video, productId, isLive }: Grant): number | null {
  const isFreeShow = isLive && video.video_type === 'teaser';
  return productId === null && !isFreeShow ? null : video.stage_id;
}

/** Who may watch what (WATCH-03; decisions.md §3 Access). */
@Injectable()
export class VideoAccess {
  constructor(
    private readonly database: Database,
    private readonly purchases: Purchases,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal NOT_FOUND, NOT_SIGNED_IN, VIDEO_NOT_BOUGHT, VIDEO_WINDOW_OVER, VIDEO_CLOSED, VIDEO_NOT_READY */
  async grant(videoId: number, actor: Actor | undefined): Promise<Grant> {
    const video = await this.database.manager.findOneBy(Video, { id: videoId });
    if (!video) throw refuse('NOT_FOUND');
    const right = await this.rightTo(video, actor);
    if (video.video_disable === 'Y' && actor?.kind !== 'personnel') throw refuse('VIDEO_CLOSED');
    const isReady = video.video_status === 'ready';
    const isLive = !isReady && (await showInto(this.database, video.id))?.hasBegun === true;
    if (!isReady && !isLive) throw refuse('VIDEO_NOT_READY');
    return { video, isLive, ...right };
  }

  /**
   * For what belongs to a stage's videos; without a purchase for what everybody may watch of them.
   * @throws Refusal VIDEO_NOT_BOUGHT, VIDEO_WINDOW_OVER
   */
  async requireStage(stageId: number, actor: Actor): Promise<StageRight> {
    try {
      return await this.rightToStage(stageId, actor, { stage_id: stageId });
    } catch (refusal) {
      const isOpen = actor.kind === 'user' && (await this.openToEverybody([stageId])).has(stageId);
      if (isOpen) return { productId: null, until: null, isOfEverybody: true };
      throw refusal;
    }
  }

  /**
   * For what only its buyers get of a stage, such as the files of a course, whatever everybody may watch there.
   * @throws Refusal VIDEO_NOT_BOUGHT, VIDEO_WINDOW_OVER
   */
  requireBought(stageId: number, actor: Actor): Promise<Right> {
    return this.rightToStage(stageId, actor, { stage_id: stageId });
  }

  /**
   * For what stays with a buyer once the time to watch is over, such as what they learned of a course.
   * @throws Refusal VIDEO_NOT_BOUGHT
   */
  async requireOnceBought(stageId: number, actor: Actor): Promise<Right> {
    if (actor.kind === 'personnel') return this.rightOfPersonnel(stageId, actor);
    return this.longestRight(stageId, actor, { stage_id: stageId });
  }

  /** For what belongs to one live show. @throws Refusal NOT_FOUND of one that the team alone sees, and as requireStage */
  async requireShow({ stage_id, live_streaming_access: access }: ShowAccess, actor: Actor): Promise<Right> {
    if (actor.kind === 'user' && access === 'team') throw refuse('NOT_FOUND');
    if (actor.kind === 'user' && access === 'all') return { productId: null, until: null };
    return this.rightToStage(stage_id, actor, { stage_id });
  }

  /** The same of a show that is not read yet. @throws Refusal NOT_FOUND, and as requireShow */
  async requireShowOf(id: number, actor: Actor): Promise<Right> {
    const show = await this.database.sql
      .selectFrom('live_streaming')
      .select(['stage_id', 'live_streaming_access'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!show) throw refuse('NOT_FOUND');
    return this.requireShow(show, actor);
  }

  /** Those of these stages that have a show which everybody may watch. */
  async openToEverybody(stageIds: readonly number[]): Promise<ReadonlySet<number>> {
    if (stageIds.length === 0) return new Set();
    const shows = this.database.sql.selectFrom('live_streaming').select('stage_id').distinct();
    const open = await shows.where('stage_id', 'in', stageIds).where('live_streaming_access', '=', 'all').execute();
    return new Set(open.map(({ stage_id }) => stage_id));
  }

  /** Who paid for a video that can be played, and may watch it whenever it is not closed. */
  async buyers({ video_status, video_type, stage_id }: Video): Promise<VideoBuyers> {
    const { ACCESS_WINDOW_DAYS, COURSE_ACCESS_DAYS } = this.config;
    const days = video_type === 'course' ? COURSE_ACCESS_DAYS : ACCESS_WINDOW_DAYS;
    if (video_status !== 'ready' || video_type === 'teaser' || stage_id === null)
      return { buyers: 0, until: null, days };
    return { ...(await this.purchases.buyersFrom(stage_id, this.clock.today(), this.config)), days };
  }

  /** Ids of the stages whose videos somebody may watch now. */
  async openStages(actor: Actor): Promise<number[] | 'all'> {
    const bandId = onlyBandOf(actor);
    if (bandId !== undefined) return this.stagesOf(bandId);
    if (actor.kind === 'personnel') return 'all';
    const bought = await this.purchases.approved(actor.id);
    const now = this.clock.now();
    const open = bought.filter((purchase) => accessUntil(purchase, this.config) >= now);
    return [...new Set(open.map(({ stage_id }) => stage_id))];
  }

  private async rightTo(video: Video, actor: Actor | undefined): Promise<Right> {
    if (video.video_type === 'teaser') return { productId: null, until: null };
    if (!actor) throw refuse('NOT_SIGNED_IN');
    return this.rightToStage(video.stage_id, actor, { video_name: video.video_name, stage_id: video.stage_id });
  }

  /** All stages; for somebody of a band those of that band. */
  private async rightOfPersonnel(stageId: number | null, actor: PersonnelActor): Promise<Right> {
    const bandId = onlyBandOf(actor);
    const own = bandId === undefined || (stageId !== null && (await this.stagesOf(bandId)).includes(stageId));
    if (!own || !may(actor, 'media.read')) throw refuse('NOT_ALLOWED');
    return { productId: null, until: null };
  }

  private async stagesOf(band_id: number): Promise<number[]> {
    const stages = await this.database.manager.find(Stage, { select: { id: true }, where: { band_id } });
    return stages.map(({ id }) => id);
  }

  /** @param data what a refusal tells beside its reason */
  private async rightToStage(stageId: number | null, actor: Actor, data: object): Promise<Right> {
    if (actor.kind === 'personnel') return this.rightOfPersonnel(stageId, actor);
    const right = await this.longestRight(stageId, actor, data);
    const { until } = right;
    if (until < this.clock.now()) throw refuse('VIDEO_WINDOW_OVER', { data: { ...data, until } });
    return right;
  }

  /** Also one that is over. */
  private async longestRight(stageId: number | null, actor: Actor, data: object) {
    const bought = stageId === null ? [] : await this.purchases.approved(actor.id, stageId);
    const longest = longestPurchase(bought, this.config);
    if (!longest) throw refuse('VIDEO_NOT_BOUGHT', { data });
    return { productId: longest.purchase.product_id, until: longest.until };
  }
}
