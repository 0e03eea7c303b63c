import { Controller } from '@nestjs/common';
import { ResourceController, type Actor } from '@wethi/platform';
import { ProductSearch } from '../product/product-search';
import { SaveStage, Stage } from './stage.entity';

@Controller()
export class StageController extends ResourceController({
  path: 'stage',
  entity: Stage,
  save: SaveStage,
  read: 'public',
  write: 'catalog.write',
}) {
  constructor(private readonly search: ProductSearch) {
    super();
  }

  protected override store(input: Partial<Stage>, actor?: Actor): Promise<number> {
    return this.search.save(Stage, input, actor, (stage_id) => ({ stage_id }));
  }
}
