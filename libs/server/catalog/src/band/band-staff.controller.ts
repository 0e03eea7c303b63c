import { Controller, Query } from '@nestjs/common';
import { Lookup, ResourceController, type RawQuery } from '@wethi/platform';
import { BandStaff, SaveBandStaff } from './band-staff.entity';

@Controller()
export class BandStaffController extends ResourceController({
  path: 'bandStaff',
  entity: BandStaff,
  save: SaveBandStaff,
  read: 'staff.read',
  write: 'staff.write',
}) {
  @Lookup('bandStaffByStaffId', BandStaff, 'staff_id')
  bandStaffByStaffId(@Query() query: RawQuery) {
    return this.listBy(query, 'staff_id');
  }

  @Lookup('bandStaffByBandId', BandStaff, 'band_id')
  bandStaffByBandId(@Query() query: RawQuery) {
    return this.listBy(query, 'band_id');
  }
}
