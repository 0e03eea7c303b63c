import { Injectable } from '@nestjs/common';
import { Clock, Database, Outbox, refuse, type Actor, type PayloadOf } from '@wethi/platform';
import { Band } from '../band/band.entity';
import type { Product } from '../product/product.entity';
import type { BandFollowState, FollowedBand, SetBandFollow } from './band-follow.dto';
import './band-follow.entity';
import { tellFollowers } from './tell-followers';

const NOT_FOLLOWED: BandFollowState = {
  band_follow: 'N',
  band_follow_mail: 'Y',
  band_follow_sms: 'N',
  band_follow_push: 'N',
};
/** So long a show may be taken off again before anybody hears of it. */
const SECOND_THOUGHTS_MS = 10 * 60_000;

/** Who follows which band (TELL-06). */
@Injectable()
export class Follows {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async state(band_id: number, user: Actor): Promise<BandFollowState> {
    const found = await this.database.sql
      .selectFrom('band_follow')
      .select(['band_follow_mail', 'band_follow_sms', 'band_follow_push'])
      .where('band_id', '=', band_id)
      .where('user_id', '=', user.id)
      .executeTakeFirst();
    return found ? { band_follow: 'Y', ...found } : NOT_FOLLOWED;
  }

  /** Once more is no fault. @throws Refusal NOT_FOUND for the band */
  async set(
    { band_id, band_follow, band_follow_push = 'N', ...ways }: SetBandFollow,
    user: Actor,
  ): Promise<BandFollowState> {
    if (band_follow === 'N') {
      await this.database.query('DELETE FROM band_follow WHERE band_id = ? AND user_id = ?', [band_id, user.id]);
      return NOT_FOLLOWED;
    }
    if (!(await this.database.manager.existsBy(Band, { id: band_id }))) throw refuse('NOT_FOUND');
    await this.database.query(
      `INSERT INTO band_follow (band_id, user_id, band_follow_mail, band_follow_sms, band_follow_push, create_by)
       VALUES (?)
         ON DUPLICATE KEY UPDATE band_follow_mail = VALUES(band_follow_mail), band_follow_sms = VALUES(band_follow_sms),
           band_follow_push = VALUES(band_follow_push)`,
      [[band_id, user.id, ways.band_follow_mail, ways.band_follow_sms, band_follow_push, user.id]],
    );
    return { band_follow, band_follow_push, ...ways };
  }

  /** The bands that somebody follows, the last one first. */
  async own({ id }: Actor): Promise<FollowedBand[]> {
    return this.database.query(
      `SELECT f.band_id, 'Y' AS band_follow, f.band_follow_mail, f.band_follow_sms, f.band_follow_push, b.band_name, b.band_path,
              CAST((SELECT COUNT(*) FROM product p WHERE p.band_id = b.id AND p.product_disable = 'N'
                AND p.product_status IN ('coming', 'sale')) AS SIGNED) AS coming
         FROM band_follow f JOIN band b ON b.id = f.band_id
        WHERE f.user_id = ? ORDER BY f.id DESC`,
      [id],
    );
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
    const news = shows.filter(
      ({ product_disable, product_status }) => product_disable === 'N' && ['coming', 'sale'].includes(product_status),
    );
    const dueAt = new Date(this.clock.now().getTime() + SECOND_THOUGHTS_MS);
    for (const [first, ...others] of Map.groupBy(news, ({ band_id }) => band_id).values()) {
      if (!first) continue;
      const other_ids = others.map(({ id }) => id);
      const tell = (payload: PayloadOf<typeof tellFollowers>) =>
        this.outbox.add(tellFollowers, payload, { dueAt, dedupeKey: `tell-followers-${payload.product_id}` });
      await tell({ product_id: first.id, ...(other_ids.length > 0 && { other_ids }) });
      for (const product_id of other_ids) await tell({ product_id, told_with: first.id });
    }
  }
}
