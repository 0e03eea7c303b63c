import { Controller } from '@nestjs/common';
import { Resource } from '@wethi/platform';
import { ProductSearch } from '../search/product-search';
import { Stage } from './stage.entity';

@Controller()
export class StageController extends Resource(Stage, { path: 'stage', read: 'public', write: 'catalog.write' }) {
  constructor(private readonly search: ProductSearch) {
    super();
  }

  protected override afterSave({ id }: Stage): Promise<void> {
    return this.search.refresh({ stage_id: id });
  }
}
