import { Injectable } from '@nestjs/common';
import {
  Clock,
  Database,
  DeadLetters,
  isDuplicate,
  Outbox,
  refuse,
  Sessions,
  Transactions,
  type Actor,
} from '@wethi/platform';
import { phone } from '@wethi/format';
import type { Caller } from '../devices/caller';
import { User } from '../people/user.entity';
import { sendNotice } from '../texts/send-sms';
import { Tickets } from '../verification/tickets';
import type { NewPhoneInput } from './account.dto';
import { AccountEvents } from './account-events';
import { bindOffers } from './bind-offers';

/** Moves an account to another phone, once both were proven by codes. */
@Injectable()
export class OwnPhone {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly tickets: Tickets,
    private readonly sessions: Sessions,
    private readonly outbox: Outbox,
    private readonly letters: DeadLetters,
    private readonly events: AccountEvents,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal TICKET_INVALID, PHONE_TAKEN */
  async change(actor: Actor, { user_tel, ticket, ticket_old }: NewPhoneInput, caller: Caller): Promise<void> {
    await this.transactions
      .run(async () => {
        const now = this.clock.now();
        const user = await this.database.manager.findOneOrFail(User, {
          where: { id: actor.id },
          select: { id: true, user_tel: true },
          lock: { mode: 'pessimistic_write' },
        });
        await this.tickets.redeem(ticket_old, user.user_tel, 'oldphone');
        await this.tickets.redeem(ticket, user_tel, 'newphone');
        await this.database.manager.update(User, { id: user.id }, { user_tel, user_tel_at: now });
        await this.sessions.revokeAll('user', user.id, actor.session);
        await this.events.note(user.id, 'phone', caller);
        await this.letters.forgetPhone(user.user_tel);
        const text = `เวที: เบอร์ของบัญชีนี้เปลี่ยนเป็น ${phone(user_tel)} แล้ว ถ้าไม่ใช่คุณ ติดต่อเราทันที`;
        await this.outbox.add(bindOffers, { user_id: user.id, tel: user.user_tel, left_at: now.toISOString() });
        await this.outbox.add(sendNotice, { tel: user.user_tel, text, always: true });
      })
      .catch((error: unknown) => {
        throw isDuplicate(error) ? refuse('PHONE_TAKEN') : error;
      });
  }
}
