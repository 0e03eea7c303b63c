import { Controller } from '@nestjs/common';
import { Database, Resource, type Actor } from '@wethi/platform';
import { In, type SelectQueryBuilder } from 'typeorm';
import { requireOwnCoach } from '../course/own-coach';
import { announcedStages } from '../scope/shown';
import { ShopPages } from '../shop-pages/shop-pages';
import { ProductSearch } from '../search/product-search';
import { StageTime } from './stage-time.entity';

/** Items of set lists; the lookups of a stage's items answer its videos, too, and stand in media. */
@Controller()
export class StageTimeController extends Resource(StageTime, {
  path: 'stageTime',
  read: 'public',
  write: 'catalog.write',
  sort: 'stage_detail_time_item',
  within: 'stage_id',
}) {
  constructor(
    private readonly database: Database,
    private readonly search: ProductSearch,
    private readonly pages: ShopPages,
  ) {
    super();
  }

  protected override visible(rows: SelectQueryBuilder<StageTime>, actor?: Actor): void {
    if (actor?.kind !== 'personnel') announcedStages(rows, 'stage_id');
  }

  protected override beforeSave({ coach_id }: StageTime, _before?: StageTime, actor?: Actor): Promise<void> {
    return requireOwnCoach(this.database, coach_id, actor);
  }

  /** Shows are found by their songs. */
  protected override async afterSave(saved: StageTime, before?: StageTime): Promise<void> {
    const stage_id = In([saved.stage_id, before?.stage_id ?? saved.stage_id]);
    await this.pages.renew({ stage_id });
    const moved = saved.stage_id !== before?.stage_id;
    if (!moved && saved.stage_detail_time_title === before?.stage_detail_time_title) return;
    await this.search.refresh({ stage_id });
  }

  protected override async afterRemove({ stage_id }: StageTime): Promise<void> {
    await this.search.refresh({ stage_id });
    await this.pages.renew({ stage_id });
  }
}
