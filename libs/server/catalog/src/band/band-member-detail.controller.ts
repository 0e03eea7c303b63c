import { Controller, Query } from '@nestjs/common';
import { Lookup, ResourceController, type RawQuery } from '@wethi/platform';
import { BandMemberDetail, SaveBandMemberDetail } from './band-member-detail.entity';

@Controller()
export class BandMemberDetailController extends ResourceController({
  path: 'bandMemberDetail',
  entity: BandMemberDetail,
  save: SaveBandMemberDetail,
  read: 'public',
  write: 'catalog.write',
}) {
  @Lookup('bandMemberDetailByBandMemberId', BandMemberDetail, 'band_member_id')
  bandMemberDetailByBandMemberId(@Query() query: RawQuery) {
    return this.listBy({ sort: 'band_member_detail_item', ...query }, 'band_member_id');
  }
}
