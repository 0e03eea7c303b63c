import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { clockTime, longDate } from '@wethi/format';
import {
  Changes,
  Database,
  defineHeavyTask,
  defineJob,
  HeavyPool,
  JobHandler,
  Storage,
  type JobContext,
  type PayloadOf,
} from '@wethi/platform';
import type { SharePictureInput } from './share-picture.worker';

const TIMEOUT_MS = 15_000;
const MAX_FACES = 5;
/** Another number draws all pictures anew. */
const DRAWING = 1;
const draw = defineHeavyTask<SharePictureInput, Uint8Array>(import.meta.url, 'share-picture', TIMEOUT_MS);

/** Draws the pictures that LINE and Facebook show with the links of shows; without ids of all that are on the site. */
export const drawSharePictures = defineJob<{ product_ids?: number[] }>('draw-share-pictures', {
  lane: 'heavy',
  timeout: '30m',
});

interface DrawnShow {
  id: number;
  product_title: string;
  product_img: string | null;
  product_share_img: string | null;
  band_name: string;
  band_id: number;
  day: string | null;
  stage_time_start: string | null;
}

@Injectable()
export class DrawSharePictures {
  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
    private readonly heavy: HeavyPool,
    private readonly changes: Changes,
  ) {}

  /**
   * What stands on a picture is in its name: one that says the same already is not drawn again. One that cannot be drawn holds
   * up none of the others.
   */
  @JobHandler(drawSharePictures)
  async run({ product_ids }: PayloadOf<typeof drawSharePictures>, context?: JobContext): Promise<void> {
    let drawn = 0;
    const failures: unknown[] = [];
    for (const show of await this.shows(product_ids)) {
      context?.signal.throwIfAborted();
      try {
        if (await this.drawOne(show)) drawn += 1;
      } catch (failure) {
        failures.push(failure);
      }
    }
    if (drawn > 0) await this.changes.announce('Product');
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} pictures for links were not drawn`);
  }

  /** Of a course without a day, as its page has none. */
  private shows(ids: number[] | undefined): Promise<DrawnShow[]> {
    return this.database.query(
      `SELECT p.id, p.product_title, p.product_img, p.product_share_img, p.band_id, b.band_name, s.stage_time_start,
              IF(p.product_type = 'M', DATE_FORMAT(COALESCE(s.stage_date, p.product_start), '%Y-%m-%d'), NULL) AS day
         FROM product p JOIN band b ON b.id = p.band_id LEFT JOIN stage s ON s.id = p.stage_id
        WHERE p.product_disable = 'N' ${ids ? 'AND p.id IN (?)' : ''} ORDER BY p.id DESC`,
      ids ? [ids] : [],
    );
  }

  private async drawOne(show: DrawnShow): Promise<boolean> {
    const faces = await this.database.query<{ path: string }[]>(
      `SELECT band_member_path AS path FROM band_member WHERE band_id = ? AND band_member_path <> '' ORDER BY id LIMIT ?`,
      [show.band_id, MAX_FACES],
    );
    const { product_title: title, product_img, band_name, day, stage_time_start } = show;
    const when = [day && longDate(day), day && stage_time_start && clockTime(stage_time_start)]
      .filter(Boolean)
      .join(' ');
    const about = [band_name, when].filter(Boolean).join(' · ');
    const said = [DRAWING, title, about, product_img, ...faces.map(({ path }) => path)];
    const path = `share/${show.id}-${createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 24)}.jpg`;
    if (path === show.product_share_img) return false;
    const [picture, ...heads] = await Promise.all(
      [product_img, ...faces.map((face) => face.path)].map((file) =>
        file ? this.storage.get('public', file) : undefined,
      ),
    );
    const input = { picture, title, about, faces: heads.filter((head) => head !== undefined) };
    await this.storage.put('public', path, Buffer.from(await this.heavy.run(draw, input)));
    await this.database.query('UPDATE product SET product_share_img = ?, update_at = update_at WHERE id = ?', [
      path,
      show.id,
    ]);
    return true;
  }
}
