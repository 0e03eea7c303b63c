import { Controller, Query } from '@nestjs/common';
import {
  CurrentActor,
  isCalendarDate,
  listed,
  Lookup,
  PubliclyCached,
  refuseField,
  type Actor,
  type Answer,
  type RawQuery,
} from '@wethi/platform';
import { inOrder } from '../scope/date-order';
import { ProductPrice, SaveProductPrice } from './product-price.entity';
import { isTierActive } from './price-rules';
import { announcedPrices } from '../scope/shown';
import { requireColumns, ShownController } from '../scope/shown.controller';

@Controller()
export class ProductPriceController extends ShownController(
  { path: 'productPrice', entity: ProductPrice, save: SaveProductPrice, read: 'public', write: 'catalog.write' },
  announcedPrices,
) {
  @PubliclyCached()
  @Lookup('productPriceByProductId', ProductPrice, 'product_id')
  productPriceByProductId(@Query() query: RawQuery, @CurrentActor() actor?: Actor) {
    return this.listShown({ limit: '100', ...query }, actor, 'product_id');
  }

  /** The tiers that are sold on a date. */
  @PubliclyCached()
  @Lookup('productPriceByProductIdAndDate', ProductPrice, 'product_id', 'date')
  async productPriceByProductIdAndDate(
    @Query() { date, ...query }: RawQuery,
    @CurrentActor() actor?: Actor,
  ): Promise<Answer> {
    if (!isCalendarDate(date)) throw refuseField('date', 'รูปแบบวันที่ไม่ถูกต้อง');
    requireColumns(query, 'product_id');
    const [tiers] = await this.rows({ limit: '100', ...query }, actor);
    const sold = tiers.filter((tier) => isTierActive(tier, date));
    return listed(sold, sold.length);
  }

  protected override store(input: Partial<ProductPrice>, actor?: Actor): Promise<number> {
    inOrder(input, 'product_price_start', 'product_price_to');
    return super.store(input, actor);
  }
}
