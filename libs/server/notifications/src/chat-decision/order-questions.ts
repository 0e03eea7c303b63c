import { Injectable } from '@nestjs/common';
import type { OrdersStatus } from '@wethi/contract';
import { settleChat } from '@wethi/orders';
import { Database, Outbox, Transactions } from '@wethi/platform';
import type { Question } from './button-data';
import { ChatQuestion } from './chat-question.entity';

/** The present state of what a button asks about. */
export type OrderNow = Question & { order_no: string; orders_status: OrdersStatus; orders_pay_until: Date | null };

/** What is asked in chats about orders. */
@Injectable()
export class OrderQuestions {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  /** The order as it stands, with its newest step and slip. */
  async now(ordersId: number): Promise<OrderNow | undefined> {
    const [order] = await this.database.query<OrderNow[]>(
      `SELECT o.id AS orders_id, o.order_no, o.orders_status, o.orders_pay_until,
              (SELECT MAX(c.id) FROM orders_status_change c WHERE c.orders_id = o.id) AS step_id,
              COALESCE((SELECT s.id FROM slip s WHERE s.slip_picture = o.orders_payment_slip), 0) AS slip_id
         FROM orders o WHERE o.id = ?`,
      [ordersId],
    );
    return order;
  }

  /** Remembers a message with buttons; if the order was decided while it was on its way, it is told so at once. */
  async asked(question: Question, message: Omit<ChatQuestion, 'id' | 'create_at' | 'orders_id'>): Promise<void> {
    const { orders_id } = question;
    await this.transactions.run(async () => {
      await this.database.insert(ChatQuestion, { ...message, orders_id });
      const now = await this.now(orders_id);
      if (now?.step_id !== question.step_id) await this.outbox.add(settleChat, { orders_id });
    });
  }
}
