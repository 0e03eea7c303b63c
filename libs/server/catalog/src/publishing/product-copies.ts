import { Injectable } from '@nestjs/common';
import { PRODUCT_COPY_PART, valuesOf, type ProductCopyPart } from '@wethi/contract';
import { addDays, DAY_MS, instantOf } from '@wethi/format';
import { AuditLog, Changes, Database, limitToBand, refuse, Transactions, type Actor } from '@wethi/platform';
import { keepLimit } from '../places/place-limit';
import { ProductPrice } from '../price/product-price.entity';
import { ProductDetailList } from '../product/product-detail-list.entity';
import { Product } from '../product/product.entity';
import { ProductSearch } from '../search/product-search';
import { Stage } from '../stage/stage.entity';
import { StageTime } from '../stage/stage-time.entity';
import { StageTimeMember } from '../stage/stage-time-member.entity';
import { copyCourse } from './copied-course';
import type { ProductCopyBody } from './product-copy.dto';
import { withoutOwn } from './without-own';

const LONGEST_URL = 120;

interface Copied {
  /** By how many its days move. */
  days: number;
  actor: Actor;
  parts: readonly ProductCopyPart[];
}

const NO_PICTURES = {
  ...{ product_img: null, product_img_slide: null, product_img_coures: null, product_share_img: null },
  ...{ product_img_detail: null, product_img_detail_1: null, product_img_detail_2: null },
};

/** Makes another show of one that there is (CAT-09). */
@Injectable()
export class ProductCopies {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly search: ProductSearch,
    private readonly audit: AuditLog,
    private readonly changes: Changes,
  ) {}

  /**
   * Copies a show with its prices, texts, stage and set list, and of a course its chapters and coach; it is off the site, and
   * without orders and videos. Its days are those of the old one, moved to the new day.
   * @returns the id of the new product
   * @throws Refusal NOT_FOUND for a product that is not there, or another band's; URL_TAKEN
   */
  async copy(wish: ProductCopyBody, actor: Actor): Promise<number> {
    const { id, product_start: day, parts = valuesOf(PRODUCT_COPY_PART) } = wish;
    const copy = await this.transactions.run(async () => {
      const rows = this.database.manager.createQueryBuilder(Product, 'row').where({ id });
      limitToBand(rows, Product, actor);
      const product = await rows.getOne();
      if (!product) throw refuse('NOT_FOUND');
      const stage = product.stage_id && (await this.database.manager.findOneBy(Stage, { id: product.stage_id }));
      const from = (stage && stage.stage_date) || product.product_start;
      const days = day && from ? (instantOf(day) - instantOf(from)) / DAY_MS : 0;
      const stage_id = stage ? await this.copyStage(stage, { days, actor, songs: parts.includes('songs') }) : null;
      const saved = await this.copyProduct(product, { stage_id, days, actor, wish, parts });
      await copyCourse(this.database, { from: id, product_id: saved.id, stage_id, actor, parts });
      await this.copyBelongings({ from: id, product_id: saved.id, days, actor, parts });
      await this.audit.record(actor, 'create', Product, saved.id, undefined, { copy_of: id });
      await keepLimit(this.database, saved);
      await this.search.refresh({ id: saved.id });
      return saved.id;
    });
    for (const { name } of [Product, Stage, StageTime, StageTimeMember]) await this.changes.announce(name);
    return copy;
  }

  private async copyProduct(
    product: Product,
    { stage_id, days, actor, wish, parts }: Copied & { stage_id: number | null; wish: ProductCopyBody },
  ): Promise<Product> {
    // Its bot is not read with a product.
    const sql = 'SELECT product_token FROM product WHERE id = ?';
    const [sealed] = await this.database.query<Pick<Product, 'product_token'>[]>(sql, [product.id]);
    const id = await this.database.insert(Product, {
      ...withoutOwn(product, actor),
      ...sealed,
      stage_id,
      ...(!parts.includes('pictures') && NO_PICTURES),
      ...(!parts.includes('prices') && { product_price_list: 'N' as const }),
      product_title: wish.product_title ?? `${product.product_title} (สำเนา)`.slice(0, 200),
      product_url: wish.product_url ? await this.unused(wish.product_url) : await this.freeUrl(product.product_url),
      product_start: moved(product.product_start, days),
      product_to: moved(product.product_to, days),
      product_queue_date: moved(product.product_queue_date, days),
      product_status: 'coming',
      product_live: 'N',
      product_disable: 'Y',
      product_publish_date: null,
      product_publish_time: null,
      product_sale_date: null,
      product_sale_time: null,
      product_close_date: null,
      product_close_time: null,
    });
    return this.database.manager.findOneByOrFail(Product, { id });
  }

  /** The stage with its set list and who plays what; what was on air or recorded stays with the old one. */
  private async copyStage(
    stage: Stage,
    { days, actor, songs }: Pick<Copied, 'days' | 'actor'> & { songs: boolean },
  ): Promise<number> {
    const { manager } = this.database;
    const stage_id = await this.database.insert(Stage, {
      ...withoutOwn(stage, actor),
      stage_status: 'New',
      stage_date: moved(stage.stage_date, days),
    });
    if (!songs) return stage_id;
    const players = await manager.findBy(StageTimeMember, { stage_id: stage.id });
    for (const item of await manager.find(StageTime, { where: { stage_id: stage.id }, order: { id: 'ASC' } })) {
      const stage_time_id = await this.database.insert(StageTime, {
        ...withoutOwn(item, actor),
        ...{ stage_id, video_id: null, stage_detail_time_second: null },
        stage_detail_time_date: moved(item.stage_detail_time_date, days),
      });
      for (const { band_member_id } of players.filter((player) => player.stage_time_id === item.id))
        await this.database.add(StageTimeMember, { stage_id, stage_time_id, band_member_id, create_by: actor.id });
    }
    return stage_id;
  }

  private async copyBelongings(copied: Copied & { from: number; product_id: number }): Promise<void> {
    const { from, product_id, days, actor, parts } = copied;
    const { manager } = this.database;
    const of = { where: { product_id: from }, order: { id: 'ASC' } } as const;
    for (const price of parts.includes('prices') ? await manager.find(ProductPrice, of) : [])
      await this.database.add(ProductPrice, {
        ...withoutOwn(price, actor),
        product_id,
        product_price_start: moved(price.product_price_start, days),
        product_price_to: moved(price.product_price_to, days),
      });
    for (const detail of parts.includes('details') ? await manager.find(ProductDetailList, of) : [])
      await this.database.add(ProductDetailList, { ...withoutOwn(detail, actor), product_id });
  }

  /** @throws Refusal URL_TAKEN */
  private async unused(product_url: string): Promise<string> {
    if (await this.database.manager.existsBy(Product, { product_url })) throw refuse('URL_TAKEN');
    return product_url;
  }

  /** The address with the next number behind it. */
  private async freeUrl(url: string): Promise<string> {
    const base = url.replace(/-copy(-\d+)?$/, '').slice(0, LONGEST_URL - 10);
    const taken = await this.database.query<{ product_url: string }[]>(
      'SELECT product_url FROM product WHERE product_url LIKE ?',
      [`${base}-copy%`],
    );
    const urls = new Set(taken.map(({ product_url }) => product_url));
    let number = 1;
    const named = () => (number === 1 ? `${base}-copy` : `${base}-copy-${number}`);
    while (urls.has(named())) number += 1;
    return named();
  }
}

const moved = (date: string | null, days: number): string | null => date && addDays(date, days);
