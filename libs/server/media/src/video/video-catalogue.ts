import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database, Records, refuseField, Storage, type Actor } from '@wethi/platform';
import type { SelectQueryBuilder } from 'typeorm';
import { showInto } from './show-into';
import { Video } from './video.entity';

type Rows = SelectQueryBuilder<Video>;

export function playableVideos(rows: Rows): void {
  rows.andWhere("row.video_status = 'ready' AND row.video_disable = 'N'");
}

/** The videos that a product opens: those of its stage. */
export function videosOfProduct(rows: Rows, product_id: number, actor?: Actor): void {
  const shown = actor?.kind === 'personnel' ? '' : "AND product.product_disable = 'N'";
  const stages = `SELECT product.stage_id FROM product WHERE product.id = :product_id ${shown}`;
  rows.andWhere(`row.stage_id IN (${stages})`, { product_id });
}

/** What is known of videos beside their columns: which stage shows which, and which can be played. */
@Injectable()
export class VideoCatalogue {
  constructor(
    private readonly database: Database,
    private readonly records: Records,
    private readonly storage: Storage,
  ) {}

  /** Those that a visitor may see, at most 100; somebody of another band sees none. */
  async ofStage(stageId: number, actor?: Actor): Promise<Video[]> {
    const shown = { stage_id: String(stageId), sort: 'video_item', limit: '100' };
    const [videos] = await this.records.list(Video, shown, actor, playableVideos);
    return videos;
  }

  /**
   * Sets what the server knows of a video: the folder of its files, and the status that they or its address allow.
   * @throws Refusal INVALID_INPUT for one that would begin at its end
   */
  async settle(video: Video, before?: Video): Promise<void> {
    if (video.video_begin > 0 && video.video_duration !== null && video.video_begin >= video.video_duration)
      throw refuseField('video_begin', 'ต้องเริ่มก่อนวิดีโอจบ');
    video.video_content_id ??= randomBytes(16).toString('hex');
    video.video_status = (await this.isPlayable(video)) ? 'ready' : notYet(before);
  }

  private async isPlayable(video: Partial<Video>): Promise<boolean> {
    if (video.video_formath === 'embed') return Boolean(video.video_embed || video.video_iframe);
    if (video.video_formath === 'hls') return Boolean(video.video_HLS);
    if (video.id && (await showInto(this.database, video.id))) return false;
    return this.storage.has('videos', `${video.video_content_id}/master.m3u8`);
  }
}

/** A video that lost what it played begins again; one in the works keeps its state. */
function notYet(before: Video | undefined): Video['video_status'] {
  return before && before.video_status !== 'ready' ? before.video_status : 'create';
}
