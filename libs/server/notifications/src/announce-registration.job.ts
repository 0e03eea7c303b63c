import { Injectable } from '@nestjs/common';
import { clockTime, maskedPhone, recordDate } from '@wethi/format';
import { bangkokDate, bangkokTime, JobHandler, Outbox, Transactions, type JobPayloads } from '@wethi/platform';
import { chatLines } from './chat-html';

@Injectable()
export class AnnounceRegistration {
  constructor(
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  @JobHandler('announce-registration')
  async announce({ user_id }: JobPayloads['announce-registration']): Promise<void> {
    await this.transactions.run(async (manager) => {
      const [user] = await manager.query<{ user_tel: string; create_at: Date }[]>(
        'SELECT user_tel, create_at FROM user WHERE id = ?',
        [user_id],
      );
      if (!user) return;
      const when = `${recordDate(bangkokDate(user.create_at))} ${clockTime(bangkokTime(user.create_at))}`;
      const text = chatLines('<b>สมาชิกใหม่</b>', maskedPhone(user.user_tel), when);
      await this.outbox.add(manager, 'send-chat-message', { text }, { dedupeKey: `announce-registration:${user_id}` });
    });
    await this.outbox.nudge();
  }
}
