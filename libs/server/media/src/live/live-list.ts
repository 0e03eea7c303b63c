import { statfs } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Config, Database, Records, type Actor, type RawQuery } from '@wethi/platform';
import { Audience } from '../audience/audience';
import type { LiveFigures } from './live-figures.dto';
import { LiveStreaming } from './live-streaming.entity';
import { SignalHealth } from './signal-health';

/** What stands beside the live shows in the back office's list: sums, however many bought and watch. */
@Injectable()
export class LiveList {
  constructor(
    private readonly database: Database,
    private readonly records: Records,
    private readonly audience: Audience,
    private readonly health: SignalHealth,
    private readonly config: Config,
  ) {}

  /** Of the shows that a list call finds. */
  async figures(query: RawQuery, actor: Actor): Promise<[LiveFigures[], number]> {
    const [shows, total] = await this.records.list(LiveStreaming, query, actor);
    if (shows.length === 0) return [[], total];
    const stageIds = [...new Set(shows.map(({ stage_id }) => stage_id))];
    const [stages, sold, tips, help, watched, signals, { bavail, bsize }] = await Promise.all([
      this.stages(stageIds),
      this.sold(stageIds),
      this.tips(shows.map(({ id }) => id)),
      this.help(shows.map(({ id }) => id)),
      this.audience.countNow(),
      this.health.ofVideos(shows.map(({ video_id }) => video_id)),
      statfs(this.config.STORAGE_DIR),
    ]);
    const figures = shows.map(({ id, stage_id, video_id }): LiveFigures => ({
      live_streaming_id: id,
      ...(stages.get(stage_id)?.shown ?? { product_img: null, stage_date: null, stage_time_start: null }),
      reports_to_chat: stages.get(stage_id)?.hasChat && sold.has(stage_id) ? 'Y' : 'N',
      watching: watched.find((stage) => stage.stage_id === stage_id)?.watching ?? 0,
      sold: sold.get(stage_id) ?? 0,
      ...(tips.get(id) ?? { tips: 0, tip_total: 0 }),
      ...(help.get(id) ?? { help_requests: 0, help_waiting: 0 }),
      chat_after_minutes: this.config.CHAT_AFTER_MINUTES,
      replay_opens: this.config.REPLAY_OPENS,
      room_bytes: bavail * bsize,
      signal: signals.get(video_id) ?? null,
    }));
    return [figures, total];
  }

  private async stages(ids: readonly number[]) {
    const rows = await this.database.sql
      .selectFrom('stage as s')
      .innerJoin('band as b', 'b.id', 's.band_id')
      .leftJoin('product as p', 'p.stage_id', 's.id')
      .select(({ fn }) => ['s.id', 's.stage_date', 's.stage_time_start', fn.min('p.product_img').as('product_img')])
      .select('b.band_telegrame')
      .where('s.id', 'in', ids)
      .groupBy('s.id')
      .execute();
    return new Map(rows.map(({ id, band_telegrame, ...shown }) => [id, { shown, hasChat: Boolean(band_telegrame) }]));
  }

  private async sold(stageIds: readonly number[]): Promise<Map<number, number>> {
    const rows = await this.database.sql
      .selectFrom('product as p')
      .innerJoin('orders_detail as d', 'd.product_id', 'p.id')
      .innerJoin('orders as o', 'o.id', 'd.orders_id')
      .select(({ fn }) => ['p.stage_id', fn.countAll<number>().as('sold')])
      .where('p.stage_id', 'in', stageIds)
      .where('o.orders_status', '=', 'approve')
      .where('d.orders_refund_id', 'is', null)
      .groupBy('p.stage_id')
      .execute();
    return new Map(rows.map(({ stage_id, sold }) => [stage_id ?? 0, sold]));
  }

  private async tips(showIds: readonly number[]): Promise<Map<number, Pick<LiveFigures, 'tips' | 'tip_total'>>> {
    const rows = await this.database.sql
      .selectFrom('tip')
      .select(({ fn }) => ['live_streaming_id as id', fn.countAll<number>().as('tips')])
      .select(({ fn }) => fn.sum<number>('tip_amount').as('tip_total'))
      .where('live_streaming_id', 'in', showIds)
      .where('tip_status', '=', 'paid')
      .groupBy('live_streaming_id')
      .execute();
    return new Map(rows.map(({ id, ...sums }) => [id, sums]));
  }

  /** What comes later is about its replay. */
  private async help(showIds: readonly number[]) {
    const rows = await this.database.sql
      .selectFrom('live_streaming as l')
      .innerJoin('help_request as h', 'h.video_id', 'l.video_id')
      .select(({ fn }) => ['l.id', fn.countAll<number>().as('help_requests')])
      .select(sql<number>`COUNT(*) - COUNT(h.help_request_answered_at)`.as('help_waiting'))
      .where('l.id', 'in', showIds)
      .where(({ or, eb, ref }) =>
        or([eb('l.live_streaming_end_at', 'is', null), eb('h.create_at', '<=', ref('l.live_streaming_end_at'))]),
      )
      .groupBy('l.id')
      .execute();
    return new Map(rows.map(({ id, ...counts }) => [id, counts]));
  }
}
