import { Injectable } from '@nestjs/common';
import { REFUSAL_REASONS } from '@wethi/contract';
import { Config } from '@wethi/platform';
import type { Keyboard } from '../chat/telegram';
import { BUTTON_ACTIONS, buttonData, readButton, type ButtonAction, type Question } from './button-data';

/** The buttons below a message that asks for a decision. */
@Injectable()
export class ChatButtons {
  constructor(private readonly config: Config) {}

  /** Without the webhook's secret nobody could press them. */
  get inUse(): boolean {
    return this.config.TELEGRAM_WEBHOOK_SECRET !== '';
  }

  decision(question: Question, chatId: string): Keyboard {
    const button = this.buttonsOf(question, chatId);
    return { inline_keyboard: [[button('✅ อนุมัติ', 'approve'), button('❌ ไม่อนุมัติ', 'ask')]] };
  }

  /** A refusal tells its buyer why, so it asks for one of the usual reasons. */
  reasons(question: Question, chatId: string): Keyboard {
    const button = this.buttonsOf(question, chatId);
    const reasons = REFUSAL_REASONS.map(({ label }, place) => [button(`ไม่อนุมัติ: ${label}`, reasonAction(place))]);
    return { inline_keyboard: [...reasons, [button('ย้อนกลับ', 'back')]] };
  }

  read(data: string, chatId: string): (Question & { action: ButtonAction }) | undefined {
    return readButton(data, chatId, this.config.TOKEN_SECRET);
  }

  private buttonsOf(question: Question, chatId: string) {
    return (text: string, action: ButtonAction) => {
      const callback_data = buttonData(action, question, chatId, this.config.TOKEN_SECRET);
      return { text, callback_data };
    };
  }
}

function reasonAction(place: number): ButtonAction {
  const action = BUTTON_ACTIONS.find((name) => name === String(place));
  if (!action) throw new Error(`no button for the reason ${place}`);
  return action;
}
