import { Controller } from '@nestjs/common';
import { Resource } from '@wethi/platform';
import { ProductSearch } from '../search/product-search';
import { Band } from './band.entity';

@Controller()
export class BandController extends Resource(Band, { path: 'band', read: 'public', write: 'catalog.write' }) {
  constructor(private readonly search: ProductSearch) {
    super();
  }

  protected override afterSave({ id }: Band): Promise<void> {
    return this.search.refresh({ band_id: id });
  }
}
