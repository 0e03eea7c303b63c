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
import { announcedPrices, pricesOn } from '../scope/shown';
import { ProductPrice } from './product-price.entity';

@Controller()
export class ProductPriceController extends Resource(ProductPrice, {
  path: 'productPrice',
  read: 'public',
  write: 'catalog.write',
  lookups: { productPriceByProductId: ['product_id'] },
}) {
  constructor(private readonly clock: Clock) {
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
}
