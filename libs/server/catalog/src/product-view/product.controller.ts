import { Controller, Get, Query } from '@nestjs/common';
import { bangkokTime } from '@wethi/format';
import {
  Allow,
  Answers,
  Clock,
  CurrentActor,
  Database,
  Envelope,
  ListParameters,
  PubliclyCached,
  Resource,
  type Actor,
  type Input,
  type RawQuery,
} from '@wethi/platform';
import type { SelectQueryBuilder } from 'typeorm';
import { Follows } from '../follow/follows';
import { inOrder } from '../scope/date-order';
import { enabledProducts } from '../scope/shown';
import { requireHours } from '../places/queue-hours';
import { keepFormat } from '../places/kept-format';
import { keepLimit } from '../places/place-limit';
import { keepWithBand } from '../product/band-belongings';
import { keepPlannedTimes } from '../publishing/publish-time';
import { ShopPages } from '../shop-pages/shop-pages';
import { ProductSearch } from '../search/product-search';
import { FoundAs, ProductSelection, ProductView } from './product-view';
import { ProductViews } from './product-view.query';
import { Product } from '../product/product.entity';
import { ShowBots, WithBot } from '../product/show-bots';

@Controller()
export class ProductController extends Resource(Product, {
  path: 'product',
  read: 'public',
  write: 'catalog.write',
  fields: WithBot,
  taken: { product_url: 'URL_TAKEN' },
}) {
  constructor(
    private readonly database: Database,
    private readonly views: ProductViews,
    private readonly search: ProductSearch,
    private readonly follows: Follows,
    private readonly pages: ShopPages,
    private readonly bots: ShowBots,
    private readonly clock: Clock,
  ) {
    super();
  }

  @Get('productView')
  @Allow('public')
  @PubliclyCached()
  @ListParameters(ProductSelection)
  @Answers('productView', { list: ProductView, beside: FoundAs })
  async productView(@Query() query: RawQuery, @CurrentActor() actor?: Actor): Promise<Envelope> {
    const [data, total, suggestion] = await this.views.list(query, actor);
    return new Envelope({ data, total, suggestion });
  }

  protected override async readBody(raw: unknown, actor?: Actor): Promise<Input<Product>> {
    return this.bots.sealed(await super.readBody(raw, actor));
  }

  protected override visible(rows: SelectQueryBuilder<Product>, actor?: Actor): void {
    if (actor?.kind !== 'personnel') enabledProducts(rows);
  }

  protected override beforeSave(merged: Product, before?: Product): Promise<void> {
    inOrder(merged, 'product_start', 'product_to');
    requireHours(merged);
    const { date, time } = bangkokTime(this.clock.now());
    keepPlannedTimes(merged, `${date} ${time}`, before);
    return keepWithBand(this.database, merged, before);
  }

  protected override async afterSave(saved: Product, before?: Product): Promise<void> {
    if (before && before.product_url !== saved.product_url) await this.keepUrl(before);
    if (before) await keepFormat(this.database, saved, before);
    if (saved.product_limit !== (before?.product_limit ?? null)) await keepLimit(this.database, saved);
    await this.follows.announce(saved, before);
    await this.search.refresh({ id: saved.id });
    await this.pages.renew({ id: saved.id }, before);
  }

  /** Links to it were shared: they go on leading here. */
  private keepUrl({ id, product_url }: Product): Promise<void> {
    return this.database.write(
      `INSERT INTO product_former_url (product_id, product_former_url) VALUES (?)
         ON DUPLICATE KEY UPDATE product_id = VALUES(product_id)`,
      [[id, product_url]],
    );
  }
}
