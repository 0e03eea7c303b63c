import type { FastifyInstance } from 'fastify';
import type { Message, Messages } from '../messages';
import { isLocalUrl } from '../card/notifier';
import { readFields } from '../request-fields';
import { WrongFields } from '../wrong-fields';
import { buttonsOf } from './telegram-buttons';
import { requireChat } from './telegram-chat';
import { TelegramRefusal } from './telegram-errors';

/** What a shop told setWebhook. */
export interface Webhook {
  url: string;
  secret: string;
}

const PATIENCE_MS = 10_000;

/** Calls a method of the Bot API, as an answer to an update may. */
type CallMethod = (name: string, values: Record<string, string>) => Promise<unknown>;

/** Updates to the shop's webhook: somebody presses a button below a message. */
export class TelegramWebhook {
  webhook: Webhook | undefined;
  private lastUpdate = 0;

  constructor(private readonly messages: Messages) {}

  /** @throws TelegramRefusal */
  set({ url = '', secret_token = '' }: Record<string, string>): true {
    if (url && !isLocalUrl(url)) throw new TelegramRefusal(400, 'Bad Request: invalid webhook URL specified');
    if (!/^[\w-]{0,256}$/.test(secret_token))
      throw new TelegramRefusal(400, 'Bad Request: secret token contains unallowed characters');
    this.webhook = url ? { url, secret: secret_token } : undefined;
    return true;
  }

  /** The sandbox's own route: whoever plays the personnel presses here. */
  register(app: FastifyInstance, call: CallMethod): void {
    app.post('/api/chat/press', async (request) => {
      const { values } = await readFields(request);
      const message = this.messages.get(Number(values.message));
      if (message?.channel !== 'chat') throw new WrongFields([{ field: 'message', message: 'ไม่มีข้อความนี้' }]);
      const data = buttonsOf(message).find(({ text }) => text === values.button)?.callback_data ?? values.data;
      if (!data) throw new WrongFields([{ field: 'button', message: 'ข้อความนี้ไม่มีปุ่มนี้' }]);
      const answer = await this.press(message, data, Number(values.from), values.secret, call);
      return { result: true, data: answer };
    });
  }

  /** @param secret instead of the one that the shop set, for a forgery */
  private async press(message: Message, data: string, from: number, secret: string | undefined, call: CallMethod) {
    if (!this.webhook) throw new WrongFields([{ field: 'message', message: 'ร้านค้ายังไม่ได้ตั้ง webhook' }]);
    this.lastUpdate += 1;
    const id = `${Date.now()}${this.lastUpdate}`;
    const { message_id } = message.meta;
    const person = { id: from, is_bot: false, first_name: `ผู้ใช้ ${from}` };
    const shown = { message_id, chat: requireChat(message.to), date: Math.floor(Date.parse(message.at) / 1000) };
    const callback_query = { id, from: person, message: { ...shown, text: message.text }, chat_instance: id, data };
    const response = await fetch(this.webhook.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-telegram-bot-api-secret-token': secret ?? this.webhook.secret,
      },
      body: JSON.stringify({ update_id: this.lastUpdate, callback_query }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const text = await response.text();
    const answer = parse(text);
    // A shop may answer with a call, which is made as if it had come by itself.
    if (response.ok && typeof answer.method === 'string') await call(answer.method, asValues(answer));
    return { status: response.status, answer };
  }
}

function asValues(answer: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  );
}

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}
