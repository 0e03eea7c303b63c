import { Injectable } from '@nestjs/common';
import { ORDERS_STATUS, type OrdersStatus } from '@wethi/contract';
import { bangkokTime, recordDate } from '@wethi/format';
import { settleChat } from '@wethi/orders';
import { Database, JobHandler, Outbox, type PayloadOf, Transactions } from '@wethi/platform';
import { settledText } from '../chat/chat-text';
import { ChatQuestion } from './chat-question.entity';
import { editChatMessage } from './edit-chat-message.job';

interface LastStep {
  orders_status: OrdersStatus;
  by_kind: 'user' | 'personnel' | 'system';
  by_name: string | null;
  reason: string | null;
  at: Date;
}

const WHO = { user: 'ผู้ซื้อ', personnel: 'บุคลากร', system: 'ระบบ' };

/** Writes into the messages that asked about an order who decided what, and takes their buttons away. */
@Injectable()
export class SettleChat {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  @JobHandler(settleChat)
  async settle({ orders_id }: PayloadOf<typeof settleChat>): Promise<void> {
    await this.transactions.run(async () => {
      const questions = await this.database.manager.findBy(ChatQuestion, { orders_id });
      const step = questions.length > 0 ? await this.lastStep(orders_id) : undefined;
      if (!step || step.orders_status === 'wait') return;
      const { date, time } = bangkokTime(step.at);
      const by = step.by_name ?? WHO[step.by_kind];
      const decision = { status: ORDERS_STATUS[step.orders_status], by, reason: step.reason };
      for (const { id, chat_id, message_id, has_picture, text } of questions) {
        const settled = settledText(text, { ...decision, at: `${recordDate(date)} ${time.slice(0, 5)}` });
        const edit = { chat_id, message_id: Number(message_id), text: settled, has_picture: Boolean(has_picture) };
        await this.outbox.add(editChatMessage, edit, { dedupeKey: `settle-chat-${id}` });
      }
      await this.database.manager.delete(ChatQuestion, { orders_id });
    });
  }

  private async lastStep(ordersId: number): Promise<LastStep | undefined> {
    const [step] = await this.database.query<LastStep[]>(
      `SELECT o.orders_status, c.actor_kind AS by_kind, c.reason, c.create_at AS at,
              COALESCE(p.personnel_nickname, p.personnel_name, p.username) AS by_name
         FROM orders o JOIN orders_status_change c ON c.orders_id = o.id
         LEFT JOIN personnel p ON p.id = c.actor_id AND c.actor_kind = 'personnel'
        WHERE o.id = ? ORDER BY c.id DESC LIMIT 1`,
      [ordersId],
    );
    return step;
  }
}
