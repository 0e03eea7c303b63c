import { Controller } from '@nestjs/common';
import { Resource, type Actor } from '@wethi/platform';
import type { SelectQueryBuilder } from 'typeorm';
import { announcedStages } from '../scope/shown';
import { ShopPages } from '../shop-pages/shop-pages';
import { ProductSearch } from '../search/product-search';
import { CloseSale } from './close-sale';
import { Stage } from './stage.entity';

@Controller()
export class StageController extends Resource(Stage, { path: 'stage', read: 'public', write: 'catalog.write' }) {
  constructor(
    private readonly search: ProductSearch,
    private readonly pages: ShopPages,
    private readonly sale: CloseSale,
  ) {
    super();
  }

  protected override visible(rows: SelectQueryBuilder<Stage>, actor?: Actor): void {
    if (actor?.kind !== 'personnel') announcedStages(rows, 'id');
  }

  protected override async afterSave({ id, stage_status }: Stage, before?: Stage, actor?: Actor): Promise<void> {
    if (actor && stage_status === 'Cancel' && before?.stage_status !== 'Cancel') await this.sale.of(id, actor);
    await this.search.refresh({ stage_id: id });
    await this.pages.renew({ stage_id: id });
  }
}
