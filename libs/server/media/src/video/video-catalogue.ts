import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { StageVideos } from '@wethi/catalog';
import { listed, Records, refuse, refuseField, Storage, type Actor, type Answer, type RawQuery } from '@wethi/platform';
import type { SelectQueryBuilder } from 'typeorm';
import { Video } from './video.entity';

type Rows = SelectQueryBuilder<Video>;

/** The list of videos: visitors see what can be played, personnel all. */
@Injectable()
export class VideoCatalogue implements StageVideos {
  constructor(
    private readonly records: Records,
    private readonly storage: Storage,
  ) {}

  async list(query: RawQuery, actor?: Actor, narrow: (rows: Rows) => void = () => undefined): Promise<Answer> {
    const inOrder = { sort: 'video_item', ...query };
    const found = await this.records.list(Video, inOrder, actor, (rows) => {
      if (actor?.kind !== 'personnel') rows.andWhere("row.video_status = 'ready'");
      narrow(rows);
    });
    return listed(...found);
  }

  async ofStage(stageId: number): Promise<Video[]> {
    const shown = { stage_id: String(stageId), sort: 'video_item', limit: '100' };
    const [videos] = await this.records.list(Video, shown, undefined, (rows) =>
      rows.andWhere("row.video_status = 'ready'"),
    );
    return videos;
  }

  /** The videos that a product opens: those of its stage. */
  async listOfProduct({ product_id, ...query }: RawQuery, actor?: Actor): Promise<Answer> {
    if (!product_id) throw refuseField('product_id', 'กรุณากรอกข้อมูล');
    const shown = actor?.kind === 'personnel' ? '' : "AND product.product_disable = 'N'";
    return this.list(query, actor, (rows) => {
      const stages = `SELECT product.stage_id FROM product WHERE product.id = :product_id ${shown}`;
      rows.andWhere(`row.stage_id IN (${stages})`, { product_id: Number(product_id) || 0 });
    });
  }

  /** @throws Refusal NOT_FOUND, also for visitors while it cannot be played */
  async byId(id: number, actor?: Actor): Promise<Video> {
    const video = await this.records.byId(Video, id);
    if (actor?.kind !== 'personnel' && video.video_status !== 'ready') throw refuse('NOT_FOUND');
    return video;
  }

  /** Saves with the status that its files or address allow. */
  async save(input: Partial<Video>, actor?: Actor): Promise<number> {
    const before = input.id === undefined ? undefined : await this.records.byId(Video, input.id);
    const video_content_id = before?.video_content_id ?? randomBytes(16).toString('hex');
    const whole = { ...before, ...input, video_content_id };
    const video_status = (await this.isPlayable(whole)) ? 'ready' : notYet(before);
    return this.records.save(Video, { ...input, video_content_id, video_status }, actor);
  }

  private async isPlayable(video: Partial<Video>): Promise<boolean> {
    if (video.video_formath === 'embed') return Boolean(video.video_embed || video.video_iframe);
    if (video.video_formath === 'hls') return Boolean(video.video_HLS);
    return this.storage.has('videos', `${video.video_content_id}/master.m3u8`);
  }
}

/** A video that lost what it played begins again; one in the works keeps its state. */
function notYet(before: Video | undefined): Video['video_status'] {
  return before && before.video_status !== 'ready' ? before.video_status : 'create';
}
