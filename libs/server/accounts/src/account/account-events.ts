import { Injectable } from '@nestjs/common';
import { Clock, Database } from '@wethi/platform';
import type { Caller } from '../devices/caller';
import { AccountEvent, type AccountEventKind } from './account-event.entity';

/** Notes what happened to accounts, in the transaction of the change. */
@Injectable()
export class AccountEvents {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  note(
    user_id: number,
    account_event_kind: AccountEventKind,
    { deviceName }: Pick<Caller, 'deviceName'>,
  ): Promise<void> {
    const row = { user_id, account_event_kind, device_name: deviceName ?? null };
    return this.database.add(AccountEvent, { ...row, create_at: this.clock.now() });
  }
}
