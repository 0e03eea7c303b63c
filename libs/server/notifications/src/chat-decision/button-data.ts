import { createHmac } from 'node:crypto';
import { isSame } from '@wethi/platform';

/** `ask` shows the reasons for a refusal and `back` the first buttons again; the digits refuse for one of the reasons. */
export const BUTTON_ACTIONS = ['approve', 'ask', 'back', '0', '1', '2'] as const;
export type ButtonAction = (typeof BUTTON_ACTIONS)[number];

/** The very question that a button answers: this slip of this order, since this step of its status. */
export interface Question {
  orders_id: number;
  /** Row of orders_status_change. */
  step_id: number;
  /** Row of slip; 0 without one. */
  slip_id: number;
}

const BASE = 36;
/** 96 bits; Telegram allows 64 bytes in all. */
const SIGNATURE_LENGTH = 16;
const FORM = /^(\d)\.([0-9a-z]{1,7})\.([0-9a-z]{1,7})\.([0-9a-z]{1,7})\.([\w-]{16})$/;

/**
 * What a button carries. It is signed with the chat that it stands in: data from elsewhere, or edited, answers no question.
 * @param secret of this server
 */
export function buttonData(
  action: ButtonAction,
  { orders_id, step_id, slip_id }: Question,
  chatId: string,
  secret: string,
): string {
  const numbers = [orders_id, step_id, slip_id].map((number) => number.toString(BASE));
  const text = [BUTTON_ACTIONS.indexOf(action), ...numbers].join('.');
  return `${text}.${signature(text, chatId, secret)}`;
}

/** What a button of ours asks; undefined for data that is not ours, or another chat's. */
export function readButton(
  data: string,
  chatId: string,
  secret: string,
): (Question & { action: ButtonAction }) | undefined {
  const [, place = '', order = '', step = '', slip = '', signed = ''] = FORM.exec(data) ?? [];
  const action = BUTTON_ACTIONS[Number(place)];
  const expected = signature([place, order, step, slip].join('.'), chatId, secret);
  if (!action || !isSame(signed, expected)) return undefined;
  const [orders_id, step_id, slip_id] = [order, step, slip].map((number) => Number.parseInt(number, BASE));
  return { action, orders_id: orders_id ?? 0, step_id: step_id ?? 0, slip_id: slip_id ?? 0 };
}

function signature(text: string, chatId: string, secret: string): string {
  const key = createHmac('sha256', secret).update('telegram buttons').digest();
  return createHmac('sha256', key).update(`${chatId} ${text}`).digest('base64url').slice(0, SIGNATURE_LENGTH);
}
