import { Injectable } from '@nestjs/common';
import { Clock, Config, Database, Outbox, refuse, type Actor, type PayloadOf } from '@wethi/platform';
import { Band } from '../band/band.entity';
import type { Product } from '../product/product.entity';
import type { BandFollowState, FollowedBand, LineWay, SetBandFollow } from './band-follow.dto';
import './band-follow.entity';
import { tellFollowers } from './tell-followers';

const NOT_FOLLOWED = {
  band_follow: 'N',
  band_follow_mail: 'Y',
  band_follow_sms: 'N',
  band_follow_push: 'N',
  band_follow_line: 'N',
} as const;
/** Of a person, whose id it asks for. */
const IS_LINKED = `EXISTS (SELECT 1 FROM user_social s WHERE s.user_id = ? AND s.social_provider = 'line')`;
/** So long a show may be taken off again before anybody hears of it. */
const SECOND_THOUGHTS_MS = 10 * 60_000;

/** Who follows which band (TELL-06). */
@Injectable()
export class Follows {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  async state(band_id: number, { id }: Actor): Promise<BandFollowState> {
    type Row = Partial<BandFollowState> & { linked: number };
    const [row] = await this.database.query<Row[]>(
      `SELECT ${IS_LINKED} AS linked, IF(f.id IS NULL, 'N', 'Y') AS band_follow, f.band_follow_mail, f.band_follow_sms,
              f.band_follow_push, f.band_follow_line
         FROM (SELECT ? AS user_id, ? AS band_id) asked
         LEFT JOIN band_follow f ON f.user_id = asked.user_id AND f.band_id = asked.band_id`,
      [id, id, band_id],
    );
    const { linked = 0, ...found }: Partial<Row> = row ?? {};
    return { ...NOT_FOLLOWED, ...(found.band_follow === 'Y' && found), line_way: this.lineWay(linked) };
  }

  /** Once more is no fault, and keeps the ways that are left out. @throws Refusal NOT_FOUND for the band */
  async set({ band_id, band_follow, ...ways }: SetBandFollow, user: Actor): Promise<BandFollowState> {
    if (band_follow === 'N') {
      await this.database.query('DELETE FROM band_follow WHERE band_id = ? AND user_id = ?', [band_id, user.id]);
      return this.state(band_id, user);
    }
    if (!(await this.database.manager.existsBy(Band, { id: band_id }))) throw refuse('NOT_FOUND');
    const { band_follow_mail, band_follow_sms, band_follow_push, band_follow_line } = ways;
    const chosen = [band_follow_mail, band_follow_sms, band_follow_push, band_follow_line].map((way) => way ?? null);
    await this.database.query(
      `INSERT INTO band_follow
         (band_id, user_id, create_by, band_follow_mail, band_follow_sms, band_follow_push, band_follow_line)
       VALUES (?, ?, ?, COALESCE(?, 'Y'), COALESCE(?, 'N'), COALESCE(?, 'N'), COALESCE(?, 'N'))
         ON DUPLICATE KEY UPDATE band_follow_mail = COALESCE(?, band_follow_mail),
           band_follow_sms = COALESCE(?, band_follow_sms), band_follow_push = COALESCE(?, band_follow_push),
           band_follow_line = COALESCE(?, band_follow_line)`,
      [band_id, user.id, user.id, ...chosen, ...chosen],
    );
    return this.state(band_id, user);
  }

  /** The bands that somebody follows, the last one first. */
  async own({ id }: Actor): Promise<FollowedBand[]> {
    const rows = await this.database.query<(FollowedBand & { linked: number })[]>(
      `SELECT f.band_id, 'Y' AS band_follow, f.band_follow_mail, f.band_follow_sms, f.band_follow_push, f.band_follow_line,
              ${IS_LINKED} AS linked, b.band_name, b.band_path,
              CAST((SELECT COUNT(*) FROM product p WHERE p.band_id = b.id AND p.product_disable = 'N'
                AND p.product_status IN ('coming', 'sale')) AS SIGNED) AS coming
         FROM band_follow f JOIN band b ON b.id = f.band_id
        WHERE f.user_id = ? ORDER BY f.id DESC`,
      [id, id],
    );
    return rows.map(({ linked, ...row }) => ({ ...row, line_way: this.lineWay(linked) }));
  }

  private lineWay(linked: number): LineWay {
    if (!this.config.LINE_MESSAGE_TOKEN) return 'none';
    return linked ? 'ready' : 'unlinked';
  }

  async followers(band_id: number): Promise<number> {
    const [row] = await this.database.query<{ followers: number }[]>(
      'SELECT COUNT(*) AS followers FROM band_follow WHERE band_id = ?',
      [band_id],
    );
    return row?.followers ?? 0;
  }

  /** A show that comes onto the site, to be seen or bought for the first time, is told of once. */
  async announce(show: Product, before?: Product): Promise<void> {
    const isNew = show.product_disable === 'N' && before?.product_disable !== 'N';
    if (isNew) await this.announceTogether([show]);
  }

  /** Shows that come onto the site at once: who follows their band gets one message about all of them. */
  async announceTogether(shows: readonly Product[]): Promise<void> {
    const news = await this.untold(
      shows.filter(
        ({ product_disable, product_status }) => product_disable === 'N' && ['coming', 'sale'].includes(product_status),
      ),
    );
    const dueAt = new Date(this.clock.now().getTime() + SECOND_THOUGHTS_MS);
    const minute = Math.floor(dueAt.getTime() / 60_000);
    for (const [first, ...others] of Map.groupBy(news, ({ band_id }) => band_id).values()) {
      if (!first) continue;
      const other_ids = others.map(({ id }) => id);
      const tell = (payload: PayloadOf<typeof tellFollowers>) =>
        this.outbox.add(tellFollowers, payload, { dueAt, dedupeKey: `tell-followers-${payload.product_id}-${minute}` });
      await tell({ product_id: first.id, ...(other_ids.length > 0 && { other_ids }) });
      for (const product_id of other_ids) await tell({ product_id, told_with: first.id });
    }
  }

  /** Those that nobody was told of yet: what comes onto the site again is no news, unless it was off it before it was told. */
  private async untold(shows: readonly Product[]): Promise<Product[]> {
    if (shows.length === 0) return [];
    const sql = 'SELECT id FROM product WHERE id IN (?) AND product_told_at IS NULL';
    const rows = await this.database.query<{ id: number }[]>(sql, [shows.map(({ id }) => id)]);
    const ids = new Set(rows.map(({ id }) => id));
    return shows.filter(({ id }) => ids.has(id));
  }
}
