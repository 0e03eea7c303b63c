import { Controller } from '@nestjs/common';
import { Resource, type Actor, type Input } from '@wethi/platform';
import { Passwords, WithPassword } from './passwords';
import { Staff } from './staff.entity';

/** People who work for bands (product.md §7, staff). */
@Controller()
export class StaffController extends Resource(Staff, {
  path: 'staff',
  read: 'staff.read',
  write: 'staff.write',
  fields: WithPassword,
}) {
  constructor(private readonly passwords: Passwords) {
    super();
  }

  protected override async readBody(raw: unknown, actor?: Actor): Promise<Input<Staff>> {
    return this.passwords.hashed(await super.readBody(raw, actor));
  }

  protected override afterSave(saved: Staff, _?: Staff, actor?: Actor): Promise<void> {
    return this.passwords.record(Staff, saved, actor);
  }
}
