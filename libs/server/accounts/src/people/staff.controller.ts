import { Controller } from '@nestjs/common';
import { ResourceController, type Actor } from '@wethi/platform';
import { AccountSaving } from './account-saving';
import { SaveStaff, Staff } from './staff.entity';

/** People who work for bands (product.md §7, staff). */
@Controller()
export class StaffController extends ResourceController({
  path: 'staff',
  entity: Staff,
  save: SaveStaff,
  read: 'staff.read',
  write: 'staff.write',
}) {
  constructor(private readonly saving: AccountSaving) {
    super();
  }

  protected override store(input: Partial<Staff>, actor?: Actor): Promise<number> {
    return this.saving.saveStaff(input, actor);
  }
}
