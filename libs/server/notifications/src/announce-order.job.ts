import { Injectable } from '@nestjs/common';
import { Config, JobHandler, Outbox, Transactions, type JobPayloads } from '@wethi/platform';
import { announcedLines, chatsOf, orderMessage } from './order-message';

/** Words the messages about a new order; each chat's message is left in the outbox once, however often this runs. */
@Injectable()
export class AnnounceOrder {
  constructor(
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly config: Config,
  ) {}

  @JobHandler('announce-order')
  async announce({ orders_id }: JobPayloads['announce-order']): Promise<void> {
    await this.transactions.run(async (manager) => {
      const lines = await announcedLines(manager, orders_id);
      const [order] = lines;
      if (!order) return;
      const text = orderMessage(lines, this.config.ADMIN_URL);
      const message = { text, ...(order.orders_payment_slip && { picture: order.orders_payment_slip }) };
      const others = chatsOf(lines).filter((chat) => chat !== this.config.TELEGRAM_CHAT_ID);
      for (const chat_id of [undefined, ...others]) {
        const dedupeKey = `announce-order:${orders_id}:${chat_id ?? 'central'}`;
        await this.outbox.add(manager, 'send-chat-message', { ...message, ...(chat_id && { chat_id }) }, { dedupeKey });
      }
    });
    await this.outbox.nudge();
  }
}
