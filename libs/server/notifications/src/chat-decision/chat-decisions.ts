import { Injectable, Logger } from '@nestjs/common';
import { Personnel } from '@wethi/accounts';
import { ORDERS_STATUS, REFUSAL_REASONS } from '@wethi/contract';
import { OrderChanges } from '@wethi/orders';
import {
  Database,
  limit,
  may,
  Outbox,
  RateLimits,
  Refusal,
  Transactions,
  type Actor,
  type PersonnelActor,
} from '@wethi/platform';
import type { ButtonAction, Question } from './button-data';
import { ChatButtons } from './chat-buttons';
import { editChatMessage } from './edit-chat-message.job';
import { OrderQuestions } from './order-questions';

/** Somebody pressed a button below a message. */
export interface Press {
  /** Telegram's id of whoever pressed. */
  from: string;
  data: string;
  chat_id: string;
  message_id: number;
}

/** What they are told; an alert stays until it is closed. */
export interface PressAnswer {
  text: string;
  show_alert?: boolean;
}

const pressLimit = limit({ key: 'chat-press', points: 60, per: '1m' });

/** Decisions about orders from the chat, by whom of personnel the Telegram account belongs to (docs/decisions/0033). */
@Injectable()
export class ChatDecisions {
  private readonly logger = new Logger(ChatDecisions.name);

  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly buttons: ChatButtons,
    private readonly questions: OrderQuestions,
    private readonly orders: OrderChanges,
    private readonly limits: RateLimits,
  ) {}

  /** Pressed again it changes nothing, and says what became of the order. */
  async press(press: Press): Promise<PressAnswer> {
    const button = this.buttons.read(press.data, press.chat_id);
    if (!button) {
      this.logger.warn(`a button that is not ours, pressed by ${press.from} in ${press.chat_id}`);
      return { text: 'ปุ่มนี้ใช้ไม่ได้', show_alert: true };
    }
    try {
      await this.limits.consume(pressLimit, press.from);
      const person = await this.personOf(press.from);
      if (!person) return stranger(press.from);
      if (!may(person, 'orders.approve')) return { text: 'สิทธิ์ของคุณตัดสินคำสั่งซื้อไม่ได้', show_alert: true };
      return await this.decide(button, press, person);
    } catch (error) {
      if (error instanceof Refusal) return { text: error.message, show_alert: true };
      throw error;
    }
  }

  private async decide(
    { action, ...question }: Question & { action: ButtonAction },
    press: Press,
    person: PersonnelActor,
  ): Promise<PressAnswer> {
    return this.transactions.run(async () => {
      // Nobody decides it meanwhile.
      await this.database.query('SELECT id FROM orders WHERE id = ? FOR UPDATE', [question.orders_id]);
      const now = await this.questions.now(question.orders_id);
      if (!now) return { text: 'ไม่พบคำสั่งซื้อนี้', show_alert: true };
      const { order_no, orders_status } = now;
      if (orders_status !== 'wait' || now.step_id !== question.step_id)
        return { text: `คำสั่งซื้อ ${order_no} ${ORDERS_STATUS[orders_status]}` };
      if (now.slip_id !== question.slip_id)
        return { text: `คำสั่งซื้อ ${order_no} มีสลิปใหม่ กรุณาตรวจในหลังบ้าน`, show_alert: true };
      if (action === 'ask' || action === 'back') {
        const keyboard = this.buttons[action === 'ask' ? 'reasons' : 'decision'](question, press.chat_id);
        const { chat_id, message_id } = press;
        await this.outbox.add(editChatMessage, { chat_id, message_id, keyboard });
        return { text: action === 'ask' ? 'เลือกเหตุผลที่จะแจ้งผู้ซื้อ' : '' };
      }
      const orders_note = action === 'approve' ? undefined : REFUSAL_REASONS[Number(action)]?.note;
      const orders_status_next = action === 'approve' ? ('approve' as const) : ('not' as const);
      await this.orders.update({ id: question.orders_id, orders_status: orders_status_next, orders_note }, person);
      return { text: `คำสั่งซื้อ ${order_no} ${ORDERS_STATUS[orders_status_next]}` };
    });
  }

  /** Whoever the account belongs to, as their row says now. */
  private async personOf(telegram: string): Promise<PersonnelActor | undefined> {
    const person = await this.database.manager.findOneBy(Personnel, { personnel_telegram: telegram, status_by: 'N' });
    if (!person || person.personnel_position !== 'personnel') return undefined;
    const { id, role, band_id } = person;
    return { kind: 'personnel', id, role, band_id, session: '', mfa: 'ok' } satisfies Actor;
  }
}

function stranger(from: string): PressAnswer {
  const text = `บัญชี Telegram เลขที่ ${from} ยังไม่ได้ผูกกับบุคลากร ให้เจ้าของใส่เลขนี้ในหน้าบุคลากรก่อน`;
  return { text, show_alert: true };
}
