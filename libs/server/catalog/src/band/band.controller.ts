import { Controller } from '@nestjs/common';
import { ResourceController, type Actor } from '@wethi/platform';
import { Band, SaveBand } from './band.entity';
import { ProductSearch } from '../product/product-search';

@Controller()
export class BandController extends ResourceController({
  path: 'band',
  entity: Band,
  save: SaveBand,
  read: 'public',
  write: 'catalog.write',
}) {
  constructor(private readonly search: ProductSearch) {
    super();
  }

  protected override store(input: Partial<Band>, actor?: Actor): Promise<number> {
    return this.search.save(Band, input, actor, (band_id) => ({ band_id }));
  }
}
