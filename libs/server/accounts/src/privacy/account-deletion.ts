import { Injectable } from '@nestjs/common';
import { DELETION_DAYS } from '@wethi/contract';
import { bangkokTime, clockTime, plainDate } from '@wethi/format';
import { Clock, Database, Outbox, Sessions, Transactions, type Actor } from '@wethi/platform';
import { AccountEvents } from '../account/account-events';
import { OwnPin } from '../account/own-pin';
import type { Caller } from '../devices/caller';
import { sendLetter } from '../letters/send-letter';
import { User } from '../people/user.entity';

/** Somebody's wish to be forgotten; the worker fulfils it when the time to change one's mind is over. */
@Injectable()
export class AccountDeletion {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly pin: OwnPin,
    private readonly sessions: Sessions,
    private readonly events: AccountEvents,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Ends all sessions: signing in again keeps the account. @throws Refusal PIN_WRONG, PIN_LOCKED, PIN_NEEDS_CODE */
  async ask(actor: Actor, pin: string, caller: Caller): Promise<Date> {
    const kept = await this.pin.check(actor, pin, caller);
    const user_delete_at = new Date(this.clock.now().getTime() + DELETION_DAYS * 86_400_000);
    await this.transactions.run(async () => {
      await this.pin.requireSame(actor, kept);
      await this.database.update(User, actor.id, { user_delete_at });
      await this.sessions.revokeAll('user', actor.id);
      await this.events.note(actor.id, 'deletion', caller);
      const { user_email, user_email_at } = await this.database.manager.findOneByOrFail(User, { id: actor.id });
      if (user_email && user_email_at)
        await this.outbox.add(sendLetter, { to: user_email, letter: farewell(user_delete_at) });
    });
    return user_delete_at;
  }
}

function farewell(at: Date) {
  const { date, time } = bangkokTime(at);
  const until = `${plainDate(date)} เวลา ${clockTime(time)}`;
  return {
    subject: 'ได้รับคำขอลบบัญชีเวทีแล้ว',
    preheader: `เปลี่ยนใจได้ถึง ${until}`,
    heading: 'บัญชีจะถูกลบใน 7 วัน',
    parts: [
      { text: `เปลี่ยนใจได้ถึง ${until} เพียงเข้าระบบอีกครั้ง บัญชีจะอยู่เหมือนเดิม` },
      { text: 'หากยังมีเงินที่ร้านต้องคืนให้คุณ เราจะลบบัญชีหลังคืนเงินครบแล้ว' },
      { note: ['ถ้าคุณไม่ได้ขอ เข้าระบบแล้วเปลี่ยน PIN ทันที'], tone: 'wait' as const },
    ],
    because: 'ส่งอีเมลนี้เพราะมีการขอลบบัญชีของคุณ',
  };
}
