import { Controller } from '@nestjs/common';
import { Resource } from '@wethi/platform';
import { In } from 'typeorm';
import { ShopPages } from '../shop-pages/shop-pages';
import { ProductSearch } from '../search/product-search';
import { BandMember } from './band-member.entity';

@Controller()
export class BandMemberController extends Resource(BandMember, {
  path: 'bandMember',
  read: 'public',
  write: 'catalog.write',
  lookups: { bandMemberByBandId: ['band_id'] },
}) {
  constructor(
    private readonly search: ProductSearch,
    private readonly pages: ShopPages,
  ) {
    super();
  }

  /** A member who changes bands is found under the new one and no longer under the old one. */
  protected override async afterSave(saved: BandMember, before = saved): Promise<void> {
    const band_id = In([saved.band_id, before.band_id]);
    await this.search.refresh({ band_id });
    await this.pages.renew({ band_id });
  }

  protected override async afterRemove({ band_id }: BandMember): Promise<void> {
    await this.search.refresh({ band_id });
    await this.pages.renew({ band_id });
  }
}
