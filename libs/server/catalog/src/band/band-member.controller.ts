import { Controller } from '@nestjs/common';
import { Resource } from '@wethi/platform';
import { In } from 'typeorm';
import { ProductSearch } from '../search/product-search';
import { BandMember } from './band-member.entity';

@Controller()
export class BandMemberController extends Resource(BandMember, {
  path: 'bandMember',
  read: 'public',
  write: 'catalog.write',
  lookups: { bandMemberByBandId: ['band_id'] },
}) {
  constructor(private readonly search: ProductSearch) {
    super();
  }

  /** A member who changes bands is found under the new one and no longer under the old one. */
  protected override afterSave(saved: BandMember, before = saved): Promise<void> {
    return this.search.refresh({ band_id: In([saved.band_id, before.band_id]) });
  }

  protected override afterRemove({ band_id }: BandMember): Promise<void> {
    return this.search.refresh({ band_id });
  }
}
