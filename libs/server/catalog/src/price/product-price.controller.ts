import { Controller, Query } from '@nestjs/common';
import {
  Allow,
  Clock,
  CurrentActor,
  isCalendarDate,
  Lookup,
  PubliclyCached,
  refuseField,
  requireParameters,
  Resource,
  type Actor,
  type Envelope,
  type RawQuery,
} from '@wethi/platform';
import type { SelectQueryBuilder } from 'typeorm';
import { inOrder } from '../scope/date-order';
import { ShopPages } from '../shop-pages/shop-pages';
import { announcedPrices, pricesOn } from '../scope/shown';
import { ProductPrice } from './product-price.entity';

@Controller()
export class ProductPriceController extends Resource(ProductPrice, {
  path: 'productPrice',
  read: 'public',
  write: 'catalog.write',
  lookups: { productPriceByProductId: ['product_id'] },
}) {
  constructor(
    private readonly clock: Clock,
    private readonly pages: ShopPages,
  ) {
    super();
  }

  /** The tiers that are sold on a date. */
  @Lookup('productPriceByProductIdAndDate', ProductPrice, 'product_id', 'date')
  @Allow('public')
  @PubliclyCached()
  productPriceByProductIdAndDate(
    @Query() { date, ...query }: RawQuery,
    @CurrentActor() actor?: Actor,
  ): Promise<Envelope> {
    if (!isCalendarDate(date)) throw refuseField('date', 'รูปแบบวันที่ไม่ถูกต้อง');
    requireParameters(query, 'product_id');
    return this.page({ limit: '100', ...query }, actor, (rows) => pricesOn(rows, date));
  }

  protected override visible(rows: SelectQueryBuilder<ProductPrice>, actor?: Actor): void {
    if (actor?.kind !== 'personnel') announcedPrices(rows, this.clock.today());
  }

  protected override beforeSave(merged: ProductPrice): void {
    inOrder(merged, 'product_price_start', 'product_price_to');
  }

  protected override afterSave({ product_id }: ProductPrice): Promise<void> {
    return this.pages.renew({ id: product_id });
  }

  protected override afterRemove({ product_id }: ProductPrice): Promise<void> {
    return this.pages.renew({ id: product_id });
  }
}
