import { Controller } from '@nestjs/common';
import { ADDRESSES_MAX } from '@wethi/contract';
import { Database, refuse, Resource, type Actor } from '@wethi/platform';
import type { SelectQueryBuilder } from 'typeorm';
import { UserAddress } from './user-address.entity';

const LOCK_OWNER = 'SELECT id FROM user WHERE id = ? FOR UPDATE';

/** Own addresses of a customer; one of them is the default. */
@Controller()
export class UserAddressController extends Resource(UserAddress, {
  path: 'userAddress',
  read: 'member',
  write: 'member',
}) {
  constructor(private readonly database: Database) {
    super();
  }

  protected override visible(rows: SelectQueryBuilder<UserAddress>, actor?: Actor): void {
    rows.andWhere('row.user_id = :own', { own: actor?.id ?? 0 });
  }

  protected override async beforeSave(
    merged: UserAddress,
    before: UserAddress | undefined,
    actor?: Actor,
  ): Promise<void> {
    const user_id = actor?.id ?? 0;
    await this.database.query(LOCK_OWNER, [user_id]);
    const had = await this.database.manager.countBy(UserAddress, { user_id });
    if (!before && had >= ADDRESSES_MAX) throw refuse('ADDRESSES_FULL');
    merged.user_id = user_id;
    // the first is the default, and who does not want it any more chooses another one
    if (had === 0 || before?.user_address_default === 'Y') merged.user_address_default = 'Y';
  }

  protected override async afterSave({ id, user_id, user_address_default }: UserAddress): Promise<void> {
    if (user_address_default !== 'Y') return;
    const others = `UPDATE user_address SET user_address_default = 'N' WHERE user_id = ? AND id <> ?`;
    await this.database.query(others, [user_id, id]);
  }

  protected override async afterRemove({ user_id, user_address_default }: UserAddress): Promise<void> {
    if (user_address_default !== 'Y') return;
    const oldest = `UPDATE user_address SET user_address_default = 'Y' WHERE user_id = ? ORDER BY id LIMIT 1`;
    await this.database.query(oldest, [user_id]);
  }
}
