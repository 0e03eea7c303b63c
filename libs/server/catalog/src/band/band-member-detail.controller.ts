import { Controller } from '@nestjs/common';
import { Resource } from '@wethi/platform';
import { BandMemberDetail } from './band-member-detail.entity';

@Controller()
export class BandMemberDetailController extends Resource(BandMemberDetail, {
  path: 'bandMemberDetail',
  read: 'public',
  write: 'catalog.write',
  sort: 'band_member_detail_item',
  within: 'band_member_id',
  lookups: { bandMemberDetailByBandMemberId: ['band_member_id'] },
}) {}
