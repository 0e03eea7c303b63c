import { Controller } from '@nestjs/common';
import { Resource } from '@wethi/platform';
import { BandStaff } from './band-staff.entity';

@Controller()
export class BandStaffController extends Resource(BandStaff, {
  path: 'bandStaff',
  read: 'staff.read',
  write: 'staff.write',
  lookups: { bandStaffByStaffId: ['staff_id'], bandStaffByBandId: ['band_id'] },
}) {}
