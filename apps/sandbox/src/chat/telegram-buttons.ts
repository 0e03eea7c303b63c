import type { Message } from '../messages';
import { TelegramRefusal } from './telegram-errors';

export interface Button {
  text: string;
  callback_data: string;
}

const LONGEST_DATA = 64;

/**
 * Reads `reply_markup` as strictly as the Bot API does.
 * @throws TelegramRefusal
 */
export function readButtons(markup: string | undefined): Button[][] {
  if (!markup) return [];
  const rows = parse(markup)?.inline_keyboard;
  if (!Array.isArray(rows))
    throw new TelegramRefusal(400, "Bad Request: can't parse reply keyboard markup JSON object");
  for (const { text, callback_data } of rows.flat()) {
    if (!text) throw new TelegramRefusal(400, 'Bad Request: text buttons are unallowed in the inline keyboard');
    if (!callback_data || Buffer.byteLength(callback_data) > LONGEST_DATA)
      throw new TelegramRefusal(400, 'Bad Request: BUTTON_DATA_INVALID');
  }
  return rows;
}

/** The buttons below a kept message. */
export function buttonsOf({ meta }: Message): Button[] {
  return typeof meta.reply_markup === 'string' ? readButtons(meta.reply_markup).flat() : [];
}

function parse(markup: string): { inline_keyboard?: Button[][] } | undefined {
  try {
    return JSON.parse(markup) as { inline_keyboard?: Button[][] };
  } catch {
    return undefined;
  }
}
